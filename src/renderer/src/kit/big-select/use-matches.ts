import { isBlank } from '@shared/blank.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Haystack } from './haystack.ts';
import type { BigOption } from './option.ts';
import { prepareHaystack } from './prepare.ts';
import { createSearch, type Matches } from './search.ts';

type Options = readonly BigOption<string | number>[];

/**
 * The options that match a query: 'all' for an empty query, undefined while the options are being prepared for their
 * first search.
 */
export function useMatches(options: Options, query: string): Matches | 'all' | undefined {
  const [ready, setReady] = useState<{ options: Options; haystack: Haystack }>();
  useEffect(() => {
    let wanted = true;
    if (options.length > 0) {
      void prepareHaystack(options).haystack.then((haystack) => wanted && setReady({ options, haystack }));
    }
    return () => {
      wanted = false;
    };
  }, [options]);

  const haystack = ready?.options === options ? ready.haystack : undefined;
  const waiting = query !== '' && !haystack && options.length > 0;
  useEffect(() => {
    if (waiting) prepareHaystack(options).hurry();
  }, [waiting, options]);

  const search = useMemo(() => haystack && createSearch(haystack), [haystack]);
  return useMemo(() => (isBlank(query) || options.length === 0 ? 'all' : search?.(query)), [options, query, search]);
}
