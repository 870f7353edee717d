import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Step = (now: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a function that changes it, replacing the current history entry. A change builds on the
 * previous change even if that is not rendered yet: a search that was typed just before a filter is chosen must not
 * undo the filter, as it would by `useSearchParams`.
 */
export function useAddress(): readonly [URLSearchParams, (step: Step) => void] {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);
  const change = useCallback(
    (step: Step) => {
      latest.current = step(latest.current);
      setAddress(latest.current, { replace: true });
    },
    [setAddress],
  );
  return [address, change];
}
