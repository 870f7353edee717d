import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { rowAt } from './row-at.ts';

/**
 * Tells whether the row under a press has changed since the press began: the rows of the next page reuse the elements
 * of the previous rows. `ids`: ids of the rows, in their order.
 */
export function useRowPress(ids: readonly string[]) {
  /** Id of the row on which the last press began. */
  const pressed = useRef<string | undefined>(undefined);
  return {
    /** For `onPointerDownCapture` of the element around the rows. */
    begin: ({ target }: PointerEvent): void => {
      pressed.current = ids[rowAt(target)];
    },
    /** Whether a pointer's click is on another row than its press. */
    isOfAnother: ({ target, detail }: MouseEvent): boolean => {
      const index = rowAt(target);
      return detail > 0 && index >= 0 && ids[index] !== pressed.current;
    },
  };
}
