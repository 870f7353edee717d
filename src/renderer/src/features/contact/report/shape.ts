import { isFields, typeOf } from '../judge/value.ts';
import type { Naming } from './vocabulary.ts';

/** One place of an answer: its path, the types found there with their numbers, and the longest text or list. */
export type ShapePart = {
  readonly path: string;
  readonly types: Readonly<Record<string, number>>;
  /** The next power of two; absent where there is neither text nor list. */
  readonly longest?: number;
  /** How many texts are written in each script; absent where no text has letters. */
  readonly scripts?: Readonly<Record<string, number>>;
};

/** Most places of one answer: a dictionary would have one for each of its keys. */
const MOST_PLACES = 200;
/** Deepest place: deeper ones are left out. */
const DEEPEST = 6;

/** The least power of two that is not less than a length; 0 for none. */
export const roundedUp = (length: number): number => (length === 0 ? 0 : 2 ** Math.ceil(Math.log2(length)));

type Place = { types: Record<string, number>; longest: number | null; scripts: Record<string, number> };

/** The scripts in which a text is written: names may come in both. */
const scriptsOf = (value: unknown): readonly string[] =>
  typeof value !== 'string'
    ? []
    : [/\p{Script=Latin}/u.test(value) && 'latin', /\p{Script=Cyrillic}/u.test(value) && 'cyrillic'].filter(
        (script) => script !== false,
      );

/** The shape of an answer: paths, types, lengths by powers of two, scripts, and nothing of its values. */
export function shapeOf(answer: unknown, name: Naming): readonly ShapePart[] {
  const places = new Map<string, Place>();
  const visit = (value: unknown, path: string, depth: number): void => {
    const place =
      places.get(path) ?? (places.size < MOST_PLACES ? { types: {}, longest: null, scripts: {} } : undefined);
    if (!place) return;
    places.set(path, place);
    const type = typeOf(value);
    place.types[type] = (place.types[type] ?? 0) + 1;
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : null;
    for (const script of scriptsOf(value)) place.scripts[script] = (place.scripts[script] ?? 0) + 1;
    if (length !== null) place.longest = Math.max(place.longest ?? 0, length);
    if (depth >= DEEPEST) return;
    if (Array.isArray(value)) for (const one of value) visit(one, `${path}[]`, depth + 1);
    else if (isFields(value))
      for (const [key, one] of Object.entries(value)) visit(one, path ? `${path}.${name(key)}` : name(key), depth + 1);
  };
  visit(answer, '', 0);
  return [...places].map(([path, { types, longest, scripts }]) => ({
    path,
    types,
    ...(longest !== null && { longest: roundedUp(longest) }),
    ...(Object.keys(scripts).length > 0 && { scripts }),
  }));
}

/** A path of a call with `{id}` for every part that is not the program's own. */
export const callPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^(?:v\d|[a-z]+(?:-[a-z]+)*)$/.test(part) ? part : '{id}'))
    .join('/');
