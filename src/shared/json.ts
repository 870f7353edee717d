import { z } from 'zod';

/**
 * Limits of one value from the page: more than any form of the program needs, and small enough for a quick check.
 */
type Limits = {
  /** Nesting of lists and objects. */
  depth: number;
  /** Values of all kinds, counted as often as they occur. */
  values: number;
  /** Elements of one list, and fields of one object. */
  length: number;
  /** Characters of one text or field name. */
  text: number;
  /** Characters of all texts and field names. */
  characters: number;
};

const LIMITS: Limits = { depth: 32, values: 200_000, length: 50_000, text: 2_000_000, characters: 8_000_000 };

type Waiting = { value: unknown; depth: number };

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/** True for a JSON value other than a text, list or plain object: null, a boolean or a finite number. */
const isJsonLeaf = (value: unknown): boolean =>
  value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

/**
 * True for a value within the limits. `isLeaf` decides on anything that is not a text, list or plain object. Iterative,
 * and bounded on cycles, so that no value sent by the page can exhaust the stack or the memory.
 */
function isWithin(whole: unknown, isLeaf: (value: unknown) => boolean): boolean {
  const waiting: Waiting[] = [{ value: whole, depth: 0 }];
  let values = 0;
  let characters = 0;

  const takesText = (text: string): boolean => {
    characters += text.length;
    return text.length <= LIMITS.text && characters <= LIMITS.characters;
  };
  const takesInside = (value: object, depth: number): boolean => {
    if (Array.isArray(value) ? value.length > LIMITS.length : !Object.keys(value).every(takesText)) return false;
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (inside.length > LIMITS.length || depth >= LIMITS.depth) return false;
    for (const element of inside) waiting.push({ value: element, depth: depth + 1 });
    return true;
  };
  const takes = ({ value, depth }: Waiting): boolean => {
    values += 1;
    if (values > LIMITS.values) return false;
    if (typeof value === 'string') return takesText(value);
    const isOpen = typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value));
    return isOpen ? takesInside(value, depth) : isLeaf(value);
  };

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!takes(next)) return false;
  }
  return true;
}

/** True for any value whose size and depth are small enough for validation. */
export const isBounded = (value: unknown): boolean => isWithin(value, () => true);

/** JSON within the limits of size and depth, passed on unchanged. */
export const jsonSchema = z.custom<z.core.util.JSONType>((value) => isWithin(value, isJsonLeaf), 'JSON within limits');
