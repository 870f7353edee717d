import { idParam } from '@/kit/list/list-state.ts';

const LIST_PATH = '/app/initiatives';
const DESK_PATH = '/app/initiatives/review';

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

/** URL of the list that this desk works on, at the page last viewed. */
export const listAddress = (desk: URLSearchParams): string =>
  withQuery(LIST_PATH, writePlace({ at: null, row: 0 }, desk));

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);
