import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Paging } from '../page.ts';
import {
  type Filters,
  type ListSpec,
  type ListState,
  type Params,
  readListState,
  sizesOf,
  withFilters,
  withSize,
  writeListState,
} from './list-state.ts';

export type ListControls<P extends Params = Params> = ListState<P> & {
  /** Filters and place, as one text: two lists with the same key show the same rows. */
  readonly key: string;
  /** Whether the address keeps it: then coming back finds the scroll too. */
  readonly inAddress: boolean;
  /** `limit` and `offset` of the call (spec 000 §9). */
  readonly paging: Paging;
  /** Rows per page that may be chosen. */
  readonly sizes: readonly number[];
  setPage: (page: number) => void;
  /** Also goes to the first page. */
  setSize: (size: number) => void;
  /** Also goes to the first page. */
  setFilters: (patch: Partial<Filters<P>>) => void;
};

/**
 * Page, size and filters of a list, kept in the address (C-023, Q-001), so that going back finds the list as it was.
 * `spec` must be stable between renders. The history gets no entry per filter: Back leaves the list.
 */
export function useListState<P extends Params>(spec: ListSpec<P>): ListControls<P> {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address, spec), [address, spec]);

  const change = useCallback(
    (step: (state: ListState<P>) => ListState<P>) =>
      setAddress((now) => writeListState(step(readListState(now, spec)), now, spec), { replace: true }),
    [setAddress, spec],
  );

  return useMemo(() => controlsOf(state, spec, change, true), [state, spec, change]);
}

/** The same for a list that owns no address, as one in a dialog: it begins anew whenever it is opened. */
export function useLocalListState<P extends Params>(spec: ListSpec<P>): ListControls<P> {
  const [state, setState] = useState(() => readListState(new URLSearchParams(), spec));
  return useMemo(() => controlsOf(state, spec, setState, false), [state, spec]);
}

type Change<P extends Params> = (step: (state: ListState<P>) => ListState<P>) => void;

function controlsOf<P extends Params>(
  state: ListState<P>,
  spec: ListSpec<P>,
  change: Change<P>,
  inAddress: boolean,
): ListControls<P> {
  return {
    ...state,
    key: writeListState(state, new URLSearchParams(), spec).toString(),
    inAddress,
    paging: { limit: state.size, offset: state.size * (state.page - 1) },
    sizes: sizesOf(spec),
    setPage: (page) => change((now) => ({ ...now, page })),
    setSize: (size) => change((now) => withSize(now, size)),
    setFilters: (patch) => change((now) => withFilters(now, patch)),
  };
}
