import { deskAddress } from '@/domains/initiative/links/address.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { COUNTS, type CountId } from './counts.ts';

const LIST = '/app/initiatives';

const filtered = (board: number, id: CountId, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ board: String(board), ...COUNTS[id], ...more });

/** Address of the list of the initiatives that a count counts. */
export const listOf = (board: number, id: CountId): string => `${LIST}?${filtered(board, id)}`;

/** Address of the review desk with the initiatives that wait for this person: the list has no such filter. */
export const waitingAt = (board: number): string => waitingOneAt(board, null);

/** Address of the review desk with those initiatives, opened at this id; null: at the first. */
export const waitingOneAt = (board: number, id: number | null): string =>
  deskAddress(filtered(board, 'initial', { sub_stage: ALL, mine: '1' }), { at: id, row: 0 });

/** Address of the review desk with all undecided initiatives, opened at this id and row. */
export const undecidedAt = (board: number, id: number, row: number): string =>
  deskAddress(filtered(board, 'initial'), { at: id, row });

/** Address of the review desk with the initiatives returned by the district, opened at this id and row. */
export const returnedAt = (board: number, id: number, row: number): string =>
  deskAddress(filtered(board, 'returned'), { at: id, row });
