import { expect } from 'playwright/test';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import type { Platform } from '../../platform/types.ts';

/** What awaits the moderator's decision. */
export const NEW = { waitsFor: 'moderator' } satisfies InitiativeNeed;
/** What the moderator has accepted and awaits the district manager's decision. */
export const ACCEPTED = {
  waitsFor: 'district_manager',
  moderation_sub_stage: 'MODERATOR_ACCEPTED',
} satisfies InitiativeNeed;

/** The initiatives of the staff's own district in the season under review, newest first, as the list gives them. */
export const idsOf = ({ find }: Platform, need: InitiativeNeed): number[] =>
  find.all('initiative', need).map(({ id }) => id);

/** The confirmations by district managers, of this initiative or, without an id, of all. */
export const confirmations = (platform: Platform, id?: number) =>
  platform.initiatives.history(id).filter(({ action }) => action === 'confirm');

/**
 * Waits until the desk's own read of an initiative is answered, which starts when the initiative comes into view. An
 * earlier change by somebody else would be part of that read, and the desk would not notice it as a change.
 */
export const wasRead = (platform: Platform, id: number): Promise<void> =>
  expect
    .poll(platform.calls)
    .toContainEqual(expect.objectContaining({ method: 'GET', path: `/api/v1/initiatives/${id}`, status: 200 }));
