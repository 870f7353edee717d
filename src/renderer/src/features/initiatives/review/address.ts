import { idParam } from '@/kit/list/list-state.ts';

const LIST_PATH = '/app/initiatives';
const DESK_PATH = '/app/initiatives/review';

/** Where the desk stands: the initiative in view, and its place in the list from 0, so that a reload finds it. */
export type DeskPlace = { readonly at: number | null; readonly row: number };

const at = idParam();

/** Reads the place from the address; what makes no sense there is the beginning. */
export function readPlace(address: URLSearchParams): DeskPlace {
  const row = Number(address.get('row') ?? 0);
  return { at: at.parse(address.get('at') ?? '') ?? null, row: Number.isSafeInteger(row) && row >= 0 ? row : 0 };
}

/** Writes the place into a copy of the address; the list's own parameters stay. */
export function writePlace(place: DeskPlace, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  if (place.at === null) next.delete('at');
  else next.set('at', String(place.at));
  if (place.row === 0) next.delete('row');
  else next.set('row', String(place.row));
  return next;
}

/** The desk for the list at this address. */
export const deskAddress = (list: URLSearchParams, place: DeskPlace): string =>
  withQuery(DESK_PATH, writePlace(place, list));

/** The list that the desk at this address works on, on the page where it was left. */
export const listAddress = (desk: URLSearchParams): string =>
  withQuery(LIST_PATH, writePlace({ at: null, row: 0 }, desk));

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);
