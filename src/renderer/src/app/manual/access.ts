import type { Role } from '@shared/roles.ts';
import { type Part, partOf } from '@/domains/initiative/model/access.ts';
import { SCREENS } from '../menu/registry.ts';
import { mayOpen } from '../menu/screen.ts';
import type { Chapter } from './chapter.ts';

/** The chapters of a role: it may open each of their screens, and has the part in the review that they are for. */
export const chaptersFor = (role: Role, chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(
    ({ screen, steps, part }) =>
      (part === undefined || partOf(role) === part) &&
      [screen, ...steps.flatMap((step) => step.screen ?? [])].every((path) =>
        SCREENS.some((known) => known.path === path && mayOpen(role, known)),
      ),
  );

/** Parts whose own chapters come first on a screen: they have a queue there. */
const QUEUES: readonly (Part | undefined)[] = ['proposes', 'confirms', 'decides'];

/** The chapter of the screen in view, for a role's chapters; undefined where none begins there. */
export const chapterAt = (path: string | undefined, chapters: readonly Chapter[]): Chapter | undefined =>
  chapters.find(({ part, screen }) => screen === path && QUEUES.includes(part)) ??
  chapters.find(({ screen }) => screen === path) ??
  chapters.find(({ steps }) => steps.some((step) => step.screen === path));
