import { isBlank } from '@shared/blank.ts';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { isFound } from '@/kit/palette/find.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import { type Screen, screenPath } from '../../../menu/screen.ts';
import { type Arrow, type MenuPlace, menuPlaces, movedPlace } from './places.ts';

const ARROWS: ReadonlySet<string> = new Set<Arrow>(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const isArrow = (key: string): key is Arrow => ARROWS.has(key);

/** Options of `useFinder`. */
export type FinderOptions = {
  group: MenuGroup;
  /** Entries that the arrow keys move over while the query is blank. */
  places: readonly MenuPlace[];
  /** Called when a screen is being opened. */
  onOpen: () => void;
  /** Called on Esc in an empty field; moves the focus elsewhere. */
  onLeave: () => void;
};

/** State of the finder: the query, its results, and the marked entry, which Enter opens. */
export type Finder = {
  query: string;
  change: (query: string) => void;
  /** The query is not blank: the results replace the sections. */
  isTyped: boolean;
  found: readonly Screen[];
  listId: string;
  /** DOM id of a screen's entry. */
  idOf: (screen: Screen) => string;
  /** DOM id of the marked entry, which Enter opens. */
  markedId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Call when an entry is pressed: clears the query. */
  onOpen: () => void;
};

/** Search in the entries of a group by title. The focus stays in the field; arrow keys move a mark over the entries. */
export function useFinder({ group, places, onOpen, onLeave }: FinderOptions): Finder {
  const { t } = useT();
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [mark, setMark] = useState<number | null>(null);
  const isTyped = !isBlank(query);
  const found = useMemo(
    () => (isTyped ? group.screens.filter(({ title }) => isFound(query, t(title))) : []),
    [group, isTyped, query, t],
  );
  const reachable = useMemo(() => (isTyped ? menuPlaces([[{ screens: found }]]) : places), [isTyped, found, places]);
  const marked = mark === null ? undefined : reachable[mark]?.screen;

  const idOf = ({ path }: Screen) => `${listId}-${path}`;
  const markedId = marked && idOf(marked);
  useLayoutEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const change = (typed: string) => {
    setQuery(typed);
    setMark(isBlank(typed) ? null : 0);
  };
  const open = () => {
    change('');
    onOpen();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    // While there is a query, left and right move the caret.
    if (isSideways && isTyped) return;
    if (isArrow(key)) setMark(movedPlace(reachable, mark, key));
    else if (key === 'Enter' && marked) {
      void navigate(screenPath(marked));
      open();
    } else if (key === 'Escape') {
      if (query) change('');
      else onLeave();
    } else return;
    event.preventDefault();
  };

  return { query, change, isTyped, found, listId, idOf, markedId, onKeyDown, onOpen: open };
}
