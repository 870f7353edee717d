import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** Height of an option in px; the style sheet sets the same. */
export const OPTION_HEIGHT = 44;
/** Options in view at most. */
export const OPTIONS_IN_VIEW = 7;
/** Options in the document on either side of the view. */
const BESIDE = 3;

/** How far a view must be scrolled, from `top` px, to show the row with this index; rows are of one height. */
export function scrolledTo(index: number, top: number): number {
  if (index < 0) return top;
  const start = index * OPTION_HEIGHT;
  const lowest = start - (OPTIONS_IN_VIEW - 1) * OPTION_HEIGHT;
  return Math.min(start, Math.max(top, lowest));
}

const aroundMiddle = (index: number): number => Math.max(0, index - Math.floor(OPTIONS_IN_VIEW / 2)) * OPTION_HEIGHT;

/** Indexes to have in the document: those in view and beside it, and the active one wherever it is. */
export function indexesAround(firstInView: number, count: number, active: number): number[] {
  const from = Math.max(0, Math.min(firstInView, count - OPTIONS_IN_VIEW) - BESIDE);
  const to = Math.min(count, firstInView + OPTIONS_IN_VIEW + 1 + BESIDE);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  if (active >= 0 && active < count && (active < from || active >= to)) indexes.push(active);
  return indexes;
}

/**
 * The rows of one height that are in the document, of `count`, while the viewport scrolls. The active row is brought
 * into view whenever it changes; another `list` begins at its top, or around its active row. All rows are alike, so
 * that a hundred thousand cost no more than ten: nothing is measured or kept per row.
 */
export function useRowWindow(viewport: RefObject<HTMLElement | null>, count: number, active: number, list: unknown) {
  const [firstInView, setFirstInView] = useState(0);
  // What the viewport is scrolled to, in px: asking it would lay the page out in the middle of a keystroke.
  const top = useRef(0);
  const before = useRef<{ list: unknown; active: number }>(undefined);

  const follow = (px: number) => {
    top.current = px;
    setFirstInView(Math.floor(px / OPTION_HEIGHT));
  };

  useLayoutEffect(() => {
    const sameList = before.current?.list === list;
    if (sameList && before.current?.active === active) return;
    before.current = { list, active };
    const next = sameList ? scrolledTo(active, top.current) : aroundMiddle(active);
    if (next === top.current || !viewport.current) return;
    viewport.current.scrollTop = next;
    // It may be as far as it goes already.
    follow(viewport.current.scrollTop);
  });

  return {
    indexes: indexesAround(firstInView, count, active),
    onScroll: (event: UIEvent<HTMLElement>) => follow(event.currentTarget.scrollTop),
  };
}
