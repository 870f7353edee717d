import { useRef } from 'react';
import { typeAhead } from './type-ahead.ts';

/** Timeout between letters of one word, in ms. */
const TOGETHER_MS = 700;

/** The fields read from a keyboard event; `timeStamp` in ms. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'timeStamp'>;

/**
 * Returns a function that takes a press and the current index, and returns the index found by the typed word; undefined
 * if the key types no letter. Uses the time of the press: a busy page may receive the event late.
 */
export function useTypeAhead(
  entries: readonly { readonly label: string }[],
): (press: TypedKey, place: number) => number | undefined {
  const typed = useRef({ word: '', at: Number.NEGATIVE_INFINITY });
  return ({ key, timeStamp }, place) => {
    const before = timeStamp - typed.current.at < TOGETHER_MS ? typed.current.word : '';
    if ([...key].length !== 1 || (key === ' ' && before === '')) return undefined;
    typed.current = { word: before + key, at: timeStamp };
    const found = typeAhead(
      entries.map(({ label }) => label),
      typed.current.word,
      place,
    );
    return found < 0 ? place : found;
  };
}
