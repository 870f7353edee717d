import type { WrittenJson } from '@shared/bridge/long-answer.ts';
import type { ApiClient, ApiRequest } from '../client.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a page: what is asked for, and of how many rows. */
type Part = { readonly query: NonNullable<ApiRequest['query']>; readonly size: number };

/** The calls for a page that is larger than `most`, in order; none where one call does. */
function partsOf({ method, query = {} }: ApiRequest, most: number): readonly Part[] {
  const [key] = ['limit', 'size'].filter((name) => Number(query[name]) > most);
  if (method !== 'GET' || key === undefined) return [];
  const whole = Number(query[key]);
  if (key === 'size') {
    const size = largestDivisor(whole, most);
    const first = Number(query.page ?? 0) * (whole / size);
    return Array.from({ length: whole / size }, (_, nth) => ({ query: { ...query, page: first + nth, size }, size }));
  }
  const starts = Array.from({ length: Math.ceil(whole / most) }, (_, nth) => nth * most);
  return starts.map((start) => {
    const size = Math.min(most, whole - start);
    return { query: { ...query, limit: size, offset: Number(query.offset ?? 0) + start }, size };
  });
}

/** Numbered pages begin at multiples of their size. */
function largestDivisor(whole: number, most: number): number {
  let size = most;
  while (whole % size !== 0) size--;
  return size;
}

/** The names that lead to the rows of an answer, whatever its envelope; undefined where it has none. */
function placeOfRows(answer: unknown): readonly string[] | undefined {
  if (Array.isArray(answer)) return [];
  if (!isFields(answer)) return undefined;
  const key = Object.keys(answer).find((name) => Array.isArray(answer[name]));
  if (key !== undefined) return [key];
  const places = Object.entries(answer).map(([name, value]) => [name, placeOfRows(value)] as const);
  const [name, inside] = places.find(([, place]) => place !== undefined) ?? [];
  return name !== undefined && inside ? [name, ...inside] : undefined;
}

const at = (answer: unknown, place: readonly string[]): unknown =>
  place.reduce((value, name) => (isFields(value) ? value[name] : undefined), answer);

function withRows(answer: unknown, [name, ...inside]: readonly string[], rows: readonly unknown[]): unknown {
  if (name === undefined || !isFields(answer)) return rows;
  return { ...answer, [name]: withRows(answer[name], inside, rows) };
}

/**
 * Makes a call whose platform gives at most `most` rows in one answer (Z-119): for more rows several calls, one after
 * the other, until one answers fewer than it was asked for. The answer is the first one with the rows of all.
 */
export async function inPages(
  request: ApiRequest,
  most: number | undefined,
  ask: ApiClient['requestWritten'],
): Promise<WrittenJson> {
  const parts = most === undefined ? [] : partsOf(request, most);
  const [begin, ...rest] = parts;
  if (!begin) return ask(request);
  const first = await ask({ ...request, query: begin.query });
  const place = placeOfRows(first.value);
  if (!place) return first;
  const rows = [...(at(first.value, place) as readonly unknown[])];
  let isFull = rows.length >= begin.size;
  for (const { query, size } of rest) {
    if (!isFull) break;
    const came = at((await ask({ ...request, query })).value, place);
    if (!Array.isArray(came)) break;
    rows.push(...came);
    isFull = came.length >= size;
  }
  const value = withRows(first.value, place, rows);
  return { text: JSON.stringify(value), value };
}
