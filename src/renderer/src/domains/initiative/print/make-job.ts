import type { Script } from '@shared/settings.ts';
import type { Category } from '@/entities/categories.ts';
import type { Initiative } from '../model/initiative.ts';
import type { Choices } from './choices.ts';
import { annexRows, commonPlace } from './paper/annex.ts';
import { blanked } from './paper/blanked.ts';
import type { CardsJob, ListJob } from './paper/job.ts';
import { paperCard } from './paper/paper-card.ts';
import { boardWith, type PrintSubject } from './subject.ts';

/** Data of a job other than the initiatives. */
export type About = {
  subject: PrintSubject;
  choices: Choices;
  /** Script of the screen. */
  script: Script;
  /** Name of the person who prints. */
  who: string | null | undefined;
  categories: readonly Category[];
  /** When the platform was read (ISO). */
  readAt: string;
  /** Default: now. */
  printedAt?: string;
};

const other = (script: Script): Script => (script === 'latin' ? 'cyrillic' : 'latin');

const headOf = ({ choices, script, who, readAt, printedAt = new Date().toISOString() }: About) => ({
  script: choices.otherScript ? other(script) : script,
  who: blanked(who),
  readAt,
  printedAt,
});

/** The job that prints these initiatives as cards. */
export const cardsJob = (initiatives: readonly Initiative[], about: About): CardsJob => ({
  kind: 'cards',
  ...headOf(about),
  parts: about.choices.parts,
  cards: initiatives.map((one) =>
    paperCard(one, {
      board: boardWith(about.subject, one.board_id),
      category: about.categories.find(({ id }) => id === one.category_id)?.title ?? null,
    }),
  ),
});

/** The job that prints these initiatives as an annex to the protocol; undecided initiatives have no row. */
export function listJob(initiatives: readonly Initiative[], about: About): ListJob {
  const { list } = about.subject;
  // Initiatives of several seasons have no season in common.
  const [first = null, ...others] = new Set(initiatives.map(({ board_id }) => board_id));
  const board = boardWith(
    about.subject,
    ('filter' in list ? list.filter.board : null) ?? (others.length === 0 ? first : null),
  );
  return {
    kind: 'list',
    ...headOf(about),
    season: board ? { season: board.season, year: board.year } : null,
    place: commonPlace(initiatives),
    rows: annexRows(initiatives),
  };
}
