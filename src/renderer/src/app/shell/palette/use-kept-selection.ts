import { useLayoutEffect } from 'react';
import { paletteStore } from '../commands/open-palette.ts';

/**
 * Keeps the marked entry marked when an answer comes in around it: Enter opens what was marked when it was pressed. Where
 * the marked entry has gone, or there was none, the first is marked. `answer`: another one with each answer.
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
    // As Spotlight itself marks: by an attribute, and by the place that the arrows go on from.
    shown[marked]?.setAttribute('data-selected', 'true');
    paletteStore.updateState((state) => ({ ...state, selected: marked }));
  }, [answer]);
}
