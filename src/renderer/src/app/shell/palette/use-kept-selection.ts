import { useLayoutEffect } from 'react';
import { paletteStore } from '@/kit/palette/open-palette.ts';

/**
 * Keeps the marked entry marked when an answer adds entries around it, so that Enter opens the entry marked on screen.
 * Marks the first entry where none is marked any more. `answer`: a new value with each answer.
 */
export function useKeptSelection(answer: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are read from the document.
  useLayoutEffect(() => {
    const { opened, listId, query } = paletteStore.getState();
    const list = opened && document.getElementById(listId);
    if (!list || query === '') return;
    const shown = [...list.querySelectorAll('[data-action]')];
    const marked = Math.max(
      0,
      shown.findIndex((entry) => entry.hasAttribute('data-selected')),
    );
    // As Spotlight itself marks: by an attribute, and by the index from which the arrow keys continue.
    shown[marked]?.setAttribute('data-selected', 'true');
    paletteStore.updateState((state) => ({ ...state, selected: marked }));
  }, [answer]);
}
