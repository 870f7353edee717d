import { useRef } from 'react';
import { typeAhead } from './type-ahead.ts';

/** Letters that come within this time, in ms, belong to one word. */
const TOGETHER_MS = 700;

/** Gives, for a key pressed on the item in this place, the place that the typed word leads to; undefined for other keys. */
export function useTypeAhead(labels: readonly string[]): (key: string, place: number) => number | undefined {
  const typed = useRef({ word: '', at: 0 });
  return (key, place) => {
    const now = performance.now();
    const before = now - typed.current.at < TOGETHER_MS ? typed.current.word : '';
    if ([...key].length !== 1 || (key === ' ' && before === '')) return undefined;
    typed.current = { word: before + key, at: now };
    const found = typeAhead(labels, typed.current.word, place);
    return found < 0 ? place : found;
  };
}
