import { Portal } from '@mantine/core';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styles from './cut-tooltip.module.css';

const OPEN_DELAY_MS = 350;
const GAP = 6;
/** Least room below the element, in px; with less, the tooltip opens above. */
const ROOM = 120;

type Shown = { text: string; box: DOMRect };

const isCut = (element: Element): boolean =>
  element.hasAttribute('data-full') ||
  element.scrollWidth > element.clientWidth + 1 ||
  element.scrollHeight > element.clientHeight + 1;

/** The innermost `data-cut` element around the target, if its text is cut off. */
function cutElement(target: Element, root: Element): Element | undefined {
  for (let at: Element | null = target; at && at !== root; at = at.parentElement) {
    if (at.hasAttribute('data-cut')) return isCut(at) ? at : undefined;
  }
  return undefined;
}

/**
 * One tooltip for a whole table: shows the full text, or `data-full`, of the cut-off `data-cut` element under the
 * pointer. A tooltip component per cell would cost more than the cells.
 */
export function useCutTooltip() {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef<Element>(undefined);

  const hide = () => {
    clearTimeout(timer.current);
    over.current = undefined;
    setShown(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const cut = cutElement(event.target, event.currentTarget);
    if (cut === over.current) return;
    hide();
    if (!cut) return;
    over.current = cut;
    timer.current = setTimeout(() => {
      if (cut.isConnected)
        setShown({ text: cut.getAttribute('data-full') ?? cut.textContent, box: cut.getBoundingClientRect() });
    }, OPEN_DELAY_MS);
  };

  return {
    handlers: { onPointerOver, onPointerLeave: hide, onScroll: hide, onPointerDown: hide },
    tooltip: shown && <CutTooltip {...shown} />,
  };
}

function CutTooltip({ text, box }: Shown) {
  const above = window.innerHeight - box.bottom < ROOM;
  const place = above ? { bottom: window.innerHeight - box.top + GAP } : { top: box.bottom + GAP };
  const fromEnd = box.left > window.innerWidth / 2;
  const side = fromEnd ? { right: Math.max(8, window.innerWidth - box.right) } : { left: box.left };
  return (
    <Portal>
      <div className={styles.tooltip} role="tooltip" style={{ ...place, ...side }}>
        {text}
      </div>
    </Portal>
  );
}
