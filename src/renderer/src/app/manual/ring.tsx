import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import { visibleOf } from './find-control.ts';
import styles from './ring.module.css';

/** Room between the control and the ring, in px. */
const ROOM = 4;

/** A ring around a control, which is scrolled into view; nothing is covered or blocked. */
export function Ring({ control }: { control: HTMLElement }) {
  const [place, setPlace] = useState<DOMRect | null>(null);
  const measure = () => setPlace(visibleOf(control).getBoundingClientRect());
  useEffect(() => {
    const shown = visibleOf(control);
    shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    uncover(shown);
    const follow = () => setPlace(shown.getBoundingClientRect());
    follow();
    // The control and all that may move it.
    const observer = new ResizeObserver(follow);
    for (let at: Element | null = shown; at; at = at.parentElement) observer.observe(at);
    return () => observer.disconnect();
  }, [control]);
  useWindowListener('scroll', measure, { capture: true });
  useWindowListener('resize', measure);
  if (!place || place.width === 0) return null;
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
