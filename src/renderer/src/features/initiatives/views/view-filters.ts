import type { Role } from '@shared/roles.ts';
import type { Board } from '@/entities/boards.ts';
import { readListState, writeListState } from '@/kit/list/list-state.ts';
import type { InitiativeFilter } from '../model/api.ts';
import { listSpecFor } from '../model/list-spec.ts';
import { ownBoard } from '../model/own-board.ts';

const LIST_PATH = '/app/initiatives';

/** A view as the list reads it today. */
export type ViewToday = {
  /** What it shows; `board` null while the boards are not known. */
  readonly filter: InitiativeFilter;
  /** Whether a filter of it is gone: its default stands in its place. */
  readonly gone: boolean;
};

/** Filters as the list's address has them, on the first page. */
const addressOf = (filters: InitiativeFilter, role: Role): string =>
  writeListState(
    { ...readListState(new URLSearchParams(), listSpecFor(role)), filters },
    new URLSearchParams(),
    listSpecFor(role),
  ).toString();

/**
 * The filters in view, as a view keeps them. The season is left out where it is the list's own choice: the view then shows
 * the season that is under review when it is opened.
 */
export const keptQueryOf = (filter: InitiativeFilter, role: Role, boards: readonly Board[]): string =>
  addressOf({ ...filter, board: filter.board === ownBoard(boards)?.id ? null : filter.board }, role);

/** Reads a view through the list's own spec: what makes no sense any more falls back to its default. */
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

/** Address of the list with these filters. The season stands in it: none that was chosen before takes its place. */
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
