import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** Height of an option in px; the style sheet sets the same height. */
export const OPTION_HEIGHT = 44;
/** Most options in view. */
export const OPTIONS_IN_VIEW = 7;
/** Options rendered on either side of the view. */
const BESIDE = 3;

/**
 * Scroll offset in px at which the row with this index is in view, coming from the offset `top`. All rows have one
 * height.
 */
export function scrolledTo(index: number, top: number): number {
  if (index < 0) return top;
  const start = index * OPTION_HEIGHT;
  const lowest = start - (OPTIONS_IN_VIEW - 1) * OPTION_HEIGHT;
  return Math.min(start, Math.max(top, lowest));
}

const aroundMiddle = (index: number): number => Math.max(0, index - Math.floor(OPTIONS_IN_VIEW / 2)) * OPTION_HEIGHT;

/** Indexes of the rows to render: the rows in view, a few on either side, and always the active row. */
export function indexesAround(firstInView: number, count: number, active: number): number[] {
  const from = Math.max(0, Math.min(firstInView, count - OPTIONS_IN_VIEW) - BESIDE);
  const to = Math.min(count, firstInView + OPTIONS_IN_VIEW + 1 + BESIDE);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  if (active >= 0 && active < count && (active < from || active >= to)) indexes.push(active);
  return indexes;
}

/**
 * Virtualizes a list of `count` rows of one height: returns the indexes to render and the scroll handler. The active
 * row is scrolled into view whenever it changes; a new `list` starts at the top, or around its active row. Nothing is
 * measured or kept per row, so a hundred thousand rows cost no more than ten.
 */
export function useRowWindow(viewport: RefObject<HTMLElement | null>, count: number, active: number, list: unknown) {
  const [firstInView, setFirstInView] = useState(0);
  // The viewport's scroll offset in px: reading it from the element would force a layout during a keystroke.
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
    // Read back: the viewport may already be at its end.
    follow(viewport.current.scrollTop);
  });

  return {
    indexes: indexesAround(firstInView, count, active),
    onScroll: (event: UIEvent<HTMLElement>) => follow(event.currentTarget.scrollTop),
  };
}
