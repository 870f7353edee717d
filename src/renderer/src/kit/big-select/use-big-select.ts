import { isBlank } from '@shared/blank.ts';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { nextToFill } from '../keys/first-empty.ts';
import type { BigSelectProps } from './big-select-props.ts';
import { isPlainEnter, placeAfter } from './keys.ts';
import type { BigOption } from './option.ts';
import type { Matches } from './search.ts';
import { useMatches } from './use-matches.ts';

const NONE: readonly never[] = [];

/** Index of the option at this place of the list; -1 if the place is empty. */
export const optionAt = (matches: Matches | 'all', place: number): number =>
  matches === 'all' ? place : (matches.indexes[place] ?? -1);

/** The state of the open list; changes with every keystroke. */
export type ListView = {
  options: readonly BigOption<string | number>[];
  /** undefined while the options are being prepared for their first search. */
  matches: Matches | 'all' | undefined;
  count: number;
  /** Place in the list of the option that Enter chooses, -1 for none. */
  active: number;
  /** Index of the chosen option, -1 for none. */
  chosen: number;
};

/** The event handlers of a big select. */
export type BigSelectActions = {
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  press: (event: KeyboardEvent) => void;
  choose: (place: number) => void;
  clear: () => void;
  /** Takes the suggested option. */
  take: () => void;
  blur: () => void;
};

/** The state of a big select. `actions` are stable, so that a keystroke renders only the list. */
export function useBigSelect<V extends string | number>(props: BigSelectProps<V>) {
  const { value, query, disabled, suggested } = props;
  const options = query.data ?? NONE;
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  /** Place chosen by arrow keys; undefined before the first arrow key. */
  const [moved, setMoved] = useState<number>();
  /** Enter was pressed before the matches were ready: it chooses once they are, unless a key or closing cancels it. */
  const [entered, setEntered] = useState(false);

  const matches = useMatches(options, opened ? text : '');
  const count = matches === 'all' ? options.length : (matches?.indexes.length ?? 0);
  const chosen = useMemo(() => options.findIndex((option) => option.value === value), [options, value]);
  const wanted = (value ?? null) === null && !disabled ? suggested?.value : undefined;
  const offered = useMemo(() => options.findIndex((one) => one.value === wanted), [options, wanted]);
  // Without arrow keys, Enter chooses the best match of the typed text; without a text it keeps the chosen option, or
  // takes the suggested one, never the first of all options.
  const best = matches === 'all' ? Math.max(chosen, offered) : 0;
  const active = Math.min(moved ?? best, count - 1);
  const isThere = options.length > 0 && matches !== undefined;

  const type = (typed: string) => {
    if (disabled) return;
    setOpened(true);
    setText(typed);
    setMoved(undefined);
    setEntered(false);
  };
  const close = () => {
    setOpened(false);
    setEntered(false);
  };
  const open = () => !opened && type('');
  const choose = (place: number) => {
    const option = matches && options[optionAt(matches, place)];
    if (!option) return;
    close();
    props.onChange(option.value);
  };
  const take = () => {
    const option = options[offered];
    if (!option) return;
    close();
    props.onChange(option.value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const place = placeAfter(event, active, count);
    if (!opened && offered >= 0 && isPlainEnter(event)) {
      take();
      nextToFill(event.currentTarget)?.focus();
    } else if (!opened) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      open();
    } else if (place !== undefined) {
      setEntered(false);
      if (place >= 0) setMoved(place);
    } else if (event.key === 'Enter' && !isThere) setEntered(!isBlank(text));
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const clear = () => {
    close();
    props.onChange(null);
  };
  const blur = () => {
    close();
    props.onBlur?.();
  };

  const enter = useEffectEvent(() => {
    setEntered(false);
    choose(active);
  });
  useLayoutEffect(() => {
    if (entered && isThere) enter();
  }, [entered, isThere]);

  const latest = useRef<BigSelectActions>({ open, close, type, press, choose, clear, take, blur });
  useLayoutEffect(() => {
    latest.current = { open, close, type, press, choose, clear, take, blur };
  });
  const [actions] = useState<BigSelectActions>(() => ({
    open: () => latest.current.open(),
    close: () => latest.current.close(),
    type: (typed) => latest.current.type(typed),
    press: (event) => latest.current.press(event),
    choose: (place) => latest.current.choose(place),
    clear: () => latest.current.clear(),
    take: () => latest.current.take(),
    blur: () => latest.current.blur(),
  }));
  const list = useMemo<ListView>(
    () => ({ options, matches, count, active, chosen }),
    [options, matches, count, active, chosen],
  );
  const known = query.known?.value === value ? query.known : undefined;
  return { opened, actions, list, option: options[chosen] ?? known, offered: options[offered] };
}
