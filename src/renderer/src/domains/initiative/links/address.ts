import { idParam } from '@/kit/list/list-state.ts';

const LIST_PATH = '/app/initiatives';
/** Path of the desk. */
export const DESK_PATH = '/app/initiatives/review';
/** Between the action that a link asks for and what it asks of the action's screen: "invest-data/paper". */
export const ON_ITS_SCREEN = '/';
/** Name of the queue that holds only the initiative given in the address. */
export const ALONE = 'one';

/**
 * State of the desk in the address, restored after a reload: id of the initiative in view, and its index in the list.
 */
export type DeskPlace = { readonly at: number | null; readonly row: number };

const at = idParam();

/** Reads the desk's place from the address; an invalid place becomes the beginning of the list. */
export function readPlace(address: URLSearchParams): DeskPlace {
  const row = Number(address.get('row') ?? 0);
  return { at: at.parse(address.get('at') ?? '') ?? null, row: Number.isSafeInteger(row) && row >= 0 ? row : 0 };
}

/** Writes the desk's place into a copy of the address, keeping the list's own parameters. */
export function writePlace(place: DeskPlace, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  if (place.at === null) next.delete('at');
  else next.set('at', String(place.at));
  if (place.row === 0) next.delete('row');
  else next.set('row', String(place.row));
  return next;
}

/** URL of the desk for the list at this address. */
export const deskAddress = (list: URLSearchParams, place: DeskPlace): string =>
  withQuery(DESK_PATH, writePlace(place, list));

/** The data of an initiative that are known without reading it. */
type Known = { readonly id: number; readonly publicId: string | null; readonly board: number | null };

/** Query of the initiative's list: its board, searched by its public id, in any state. */
function listOf({ publicId, board }: Omit<Known, 'id'>): URLSearchParams {
  const list = new URLSearchParams({ sub_stage: 'ALL' });
  if (board !== null) list.set('board', String(board));
  if (publicId !== null) list.set('search', publicId);
  return list;
}

/** URL of the desk with a queue of one, which needs no list; going back leads to the list with its row. */
export function openedAlone(one: Known): string {
  const address = listOf(one);
  address.set('set', ALONE);
  return deskAddress(address, { at: one.id, row: 0 });
}

/** URL of the list with the initiative's row alone. */
export const rowAddress = (one: Omit<Known, 'id'>): string => withQuery(LIST_PATH, listOf(one));

/** URL of the list that this desk works on, at the page last viewed. */
export function listAddress(desk: URLSearchParams): string {
  const list = writePlace({ at: null, row: 0 }, desk);
  for (const own of ['set', 'mine']) list.delete(own);
  return withQuery(LIST_PATH, list);
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);
