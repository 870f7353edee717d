import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FITTED, type PhotoView, panned, turned, zoomed } from './zoom.ts';

/** Zoom factor of a key or a button. */
const STEP = 1.5;
/** Zoom factor of a double click. */
const CLOSE_UP = 2.5;

/**
 * View of a picture and its handlers: zoom by wheel, double click and keys, pan by drag. Put `stageRef` and `handlers`
 * on the element around the picture.
 */
export function useZoom() {
  const [view, setView] = useState<PhotoView>(FITTED);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const dragging = useRef(false);

  const fromMiddle = (element: Element, event: { clientX: number; clientY: number }) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };

  useEffect(() => {
    // Added by hand: React's wheel listeners are passive, and the page behind must not scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (stage) setView((now) => zoomed(now, Math.exp(-event.deltaY / 400), fromMiddle(stage, event)));
    };
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  });

  return {
    view,
    stageRef: setStage,
    fit: () => setView(FITTED),
    closer: () => setView((now) => zoomed(now, STEP)),
    further: () => setView((now) => zoomed(now, 1 / STEP)),
    turn: () => setView(turned),
    handlers: {
      onDoubleClick: (event: MouseEvent) => {
        const at = fromMiddle(event.currentTarget, event);
        setView((now) => (now.scale > 1 ? { ...FITTED, turn: now.turn } : zoomed(now, CLOSE_UP, at)));
      },
      onPointerDown: (event: PointerEvent) => {
        dragging.current = event.button === 0;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const { width, height } = event.currentTarget.getBoundingClientRect();
        if (dragging.current) setView((now) => panned(now, event.movementX, event.movementY, { width, height }));
      },
      // Follows a cancelled pointer, too.
      onLostPointerCapture: () => {
        dragging.current = false;
      },
    },
  };
}
