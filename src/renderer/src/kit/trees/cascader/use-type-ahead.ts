import { useRef } from 'react';
import { typeAhead } from './type-ahead.ts';

/** Longest pause between letters of one word, in ms. */
const TOGETHER_MS = 700;

/**
 * Returns a function that takes a key and the current index, and returns the index found by the typed word; undefined
 * if the key types no letter.
 */
export function useTypeAhead(
  entries: readonly { readonly label: string }[],
): (key: string, place: number) => number | undefined {
  const typed = useRef({ word: '', at: 0 });
  return (key, place) => {
    const now = performance.now();
    const before = now - typed.current.at < TOGETHER_MS ? typed.current.word : '';
    if ([...key].length !== 1 || (key === ' ' && before === '')) return undefined;
    typed.current = { word: before + key, at: now };
    const found = typeAhead(
      entries.map(({ label }) => label),
      typed.current.word,
      place,
    );
    return found < 0 ? place : found;
  };
}
