import { useEffect, useState } from 'react';

/**
 * How many frames the window has drawn since this was first shown, up to `most`. What is large is drawn in as many
 * steps, so that none of them holds up the window; a deferred value would not wait for the frame between.
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
