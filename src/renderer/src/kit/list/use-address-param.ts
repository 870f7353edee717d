import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Param } from './list-state.ts';

/**
 * A value in the address that is not a filter of the list, such as the year shown below its rows: a change keeps the
 * page and the open rows. `param` must be stable between renders.
 */
export function useAddressParam<T>(name: string, param: Param<T>): readonly [T, (value: T) => void] {
  const [address, setAddress] = useSearchParams();
  const raw = address.get(name);
  const said = raw === null ? undefined : param.parse(raw);
  const value = said === undefined ? param.fallback : said;
  const set = useCallback(
    (next: T) =>
      setAddress(
        (now) => {
          const changed = new URLSearchParams(now);
          const text = param.format(next);
          if (text === param.format(param.fallback)) changed.delete(name);
          else changed.set(name, text);
          return changed;
        },
        { replace: true },
      ),
    [setAddress, name, param],
  );
  return [value, set];
}
