import { useEffect, useState } from 'react';

/**
 * Counts the frames drawn since the first render, up to `most`, to render large content in steps that do not block the
 * window; `useDeferredValue` would not wait for a frame in between.
 */
export function useFrames(most: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === most) return;
    const request = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(request);
  }, [drawn, most]);
  return drawn;
}
