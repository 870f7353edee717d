import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a ref that is true while the component is mounted: a late answer must not affect another page. */
export function useHere(): Readonly<RefObject<boolean>> {
  const here = useRef(true);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
