import { expect } from 'playwright/test';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import type { Platform } from '../../platform/types.ts';

/** What the moderator's desk waits for. */
export const NEW = { waitsFor: 'moderator' } satisfies InitiativeNeed;
/** What the district manager's desk waits for, as the moderator has accepted it. */
export const ACCEPTED = {
  waitsFor: 'district_manager',
  moderation_sub_stage: 'MODERATOR_ACCEPTED',
} satisfies InitiativeNeed;

/** The initiatives of the staff's own district in the season under review, newest first, as the list gives them. */
export const idsOf = ({ find }: Platform, need: InitiativeNeed): number[] =>
  find.all('initiative', need).map(({ id }) => id);

/** What district managers have confirmed; of all initiatives, where none is named. */
export const confirmations = (platform: Platform, id?: number) =>
  platform.initiatives.history(id).filter(({ action }) => action === 'confirm');

/**
 * Waits until the desk's own reading of an initiative is answered. It begins when the initiative comes into view: what
 * somebody else does to it before that is read with it, as if it had been so from the beginning.
 */
export const wasRead = (platform: Platform, id: number): Promise<void> =>
  expect
    .poll(platform.calls)
    .toContainEqual(expect.objectContaining({ method: 'GET', path: `/api/v1/initiatives/${id}`, status: 200 }));
