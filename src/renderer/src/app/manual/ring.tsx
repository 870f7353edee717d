import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import { visibleOf } from './find-control.ts';
import styles from './ring.module.css';

/** Room between the control and the ring, in px. */
const ROOM = 4;

/** A ring around a control, which is scrolled into view; nothing is covered or blocked. */
export function Ring({ control }: { control: HTMLElement }) {
  const [place, setPlace] = useState<Place | null>(null);
  const measure = () => setPlace(partInView(visibleOf(control)));
  useEffect(() => {
    const shown = visibleOf(control);
    shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    uncover(shown);
    const follow = () => setPlace(partInView(shown));
    follow();
    // The control and all that may move it.
    const observer = new ResizeObserver(follow);
    for (let at: Element | null = shown; at; at = at.parentElement) observer.observe(at);
    return () => observer.disconnect();
  }, [control]);
  useWindowListener('scroll', measure, { capture: true });
  useWindowListener('resize', measure);
  if (!place || place.width <= 0 || place.height <= 0) return null;
  const { left, top, width, height } = place;
  return createPortal(
    <div
      className={styles.ring}
      data-manual
      data-manual-ring
      style={{ left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }}
      aria-hidden
    />,
    document.body,
  );
}

type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The part of an element that nothing around it cuts off by scrolling. */
function partInView(element: Element): Place {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const { overflow, position } = getComputedStyle(at);
    if (overflow !== 'visible') {
      const around = at.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    // What lies over the page is cut off by nothing of it.
    if (position === 'fixed') break;
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Moves the manual to the other side, where it lies over the page and over this control. */
function uncover(shown: HTMLElement): void {
  const panel = document.querySelector<HTMLElement>('aside[data-manual]');
  if (!panel || getComputedStyle(panel).position !== 'fixed') return;
  const [own, control] = [panel.getBoundingClientRect(), shown.getBoundingClientRect()];
  const isCovered = control.right > own.left && control.left < own.right && control.bottom > own.top;
  if (isCovered && control.width < window.innerWidth - own.width) {
    panel.dataset.side = panel.dataset.side === 'left' ? 'right' : 'left';
  }
}
