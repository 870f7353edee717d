import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Paging, pagingOf } from '../page.ts';
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

type Step = (now: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a function that changes it, replacing the current history entry. A change builds on the
 * previous change even if that is not rendered yet: a search that was typed just before a filter is chosen must not
 * undo the filter, as it would by `useSearchParams`.
 */
function useAddress(): readonly [URLSearchParams, (step: Step) => void] {
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

/** State of a list and the functions that change it. */
export type ListControls<P extends Params = Params> = ListState<P> & {
  /** Page, size and filters as one text: equal keys show equal rows. */
  readonly key: string;
  /** Whether the state is in the address: then the scroll offset is restored too. */
  readonly inAddress: boolean;
  /** `limit` and `offset` of the call (spec 000 §9). */
  readonly paging: Paging;
  /** Rows per page that may be chosen. */
  readonly sizes: readonly number[];
  setPage: (page: number) => void;
  /** Sets the rows per page and returns to the first page. */
  setSize: (size: number) => void;
  /** Sets filters and returns to the first page. */
  setFilters: (patch: Partial<Filters<P>>) => void;
  /** Sets filters that the list has picked itself (`usePicked`): the page stays. */
  fillFilters: (patch: Partial<Filters<P>>) => void;
};

/**
 * Page, size and filters of a list, stored in the address (C-023, Q-001), so that going back restores the list. A
 * change replaces the history entry: Back leaves the list. `spec` must be stable between renders.
 */
export function useListState<P extends Params>(spec: ListSpec<P>): ListControls<P> {
  const [address, setAddress] = useAddress();
  const state = useMemo(() => readListState(address, spec), [address, spec]);

  const change = useCallback(
    (step: (state: ListState<P>) => ListState<P>) =>
      setAddress((now) => writeListState(step(readListState(now, spec)), now, spec)),
    [setAddress, spec],
  );

  return useMemo(() => controlsOf(state, spec, change, true), [state, spec, change]);
}

/** `useListState` for a list without an address, such as in a dialog: starts with the defaults each time. */
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
    paging: pagingOf(state.size, state.page),
    sizes: sizesOf(spec),
    setPage: (page) => change((now) => ({ ...now, page })),
    setSize: (size) => change((now) => withSize(now, size)),
    setFilters: (patch) => change((now) => withFilters(now, patch)),
    fillFilters: (patch) => change((now) => ({ ...withFilters(now, patch), page: now.page })),
  };
}
