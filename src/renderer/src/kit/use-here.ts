import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the component is still shown, for an answer that may come later: it must not touch another page. */
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
