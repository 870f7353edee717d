import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether the element with this ref is at least `width` px wide. Renders again only when the answer changes, not with
 * every pixel.
 */
export function useWiderThan(width: number): [ref: RefCallback<HTMLElement>, wide: boolean] {
  const [wide, setWide] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      setWide(element.clientWidth >= width);
      const observer = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width >= width));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [width],
  );
  return [ref, wide];
}
