import type { Role } from '@shared/roles.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import { listSpecFor } from '@/domains/initiative/model/list-spec.ts';
import { ownBoard } from '@/domains/initiative/model/own-board.ts';
import type { Board } from '@/entities/boards.ts';
import { readListState, writeListState } from '@/kit/list/list-state.ts';

const LIST_PATH = '/app/initiatives';

/** A view as the list reads it today. */
export type ViewToday = {
  /** The view's filter; `board` null while the boards are unknown. */
  readonly filter: InitiativeFilter;
  /** Whether one of its filters no longer exists: its default replaces it. */
  readonly gone: boolean;
};

/** The list's query string for these filters, on the first page. */
const addressOf = (filters: InitiativeFilter, role: Role): string =>
  writeListState(
    { ...readListState(new URLSearchParams(), listSpecFor(role)), filters },
    new URLSearchParams(),
    listSpecFor(role),
  ).toString();

/**
 * The filters in view, as a view stores them. The season is left out where it is the list's default: the view then
 * shows the season that is under review when it is opened.
 */
export const keptQueryOf = (filter: InitiativeFilter, role: Role, boards: readonly Board[]): string =>
  addressOf({ ...filter, board: filter.board === ownBoard(boards)?.id ? null : filter.board }, role);

/** Reads a view by the list's own spec: an invalid filter falls back to its default. */
export function readView(query: string, role: Role, boards: readonly Board[] | undefined): ViewToday {
  const address = new URLSearchParams(query);
  const { filters: params } = listSpecFor(role);
  const { filters } = readListState(address, listSpecFor(role));
  const isUnknown = [...address].some(
    ([name, raw]) => !Object.hasOwn(params, name) || params[name as keyof typeof params].parse(raw) === undefined,
  );
  const isThere = filters.board === null || (boards?.some(({ id }) => id === filters.board) ?? true);
  const own = boards && ownBoard(boards)?.id;
  return {
    filter: { ...filters, board: (isThere ? filters.board : null) ?? own ?? null },
    gone: isUnknown || !isThere,
  };
}

/** Address of the list with these filters. It names the season, so that no earlier choice of a season replaces it. */
export const listAddressOf = (filter: InitiativeFilter, role: Role): string => {
  const query = addressOf(filter, role);
  return query === '' ? LIST_PATH : `${LIST_PATH}?${query}`;
};

/** Whether two filters show the same rows. */
export const sameFilter = (one: InitiativeFilter, other: InitiativeFilter): boolean =>
  one.board === other.board &&
  one.search === other.search &&
  one.stage === other.stage &&
  one.sub_stage === other.sub_stage;
