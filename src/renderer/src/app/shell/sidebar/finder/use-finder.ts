import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { isFound } from '../../../menu/find.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import { type Screen, screenPath } from '../../../menu/screen.ts';
import { type Arrow, moved, type Place, placesOf } from './places.ts';

const ARROWS: ReadonlySet<string> = new Set<Arrow>(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const isArrow = (key: string): key is Arrow => ARROWS.has(key);

export type FinderOptions = {
  group: MenuGroup;
  /** What arrows move over while nothing is typed. */
  places: readonly Place[];
  /** A screen is being opened. */
  onOpen: () => void;
  /** Esc in an empty field: the keyboard goes elsewhere. */
  onLeave: () => void;
};

/** What is typed to find an entry of a group, what it finds, and which entry Enter would open. */
export type Finder = {
  query: string;
  change: (query: string) => void;
  /** Something is typed: what it finds is shown in place of the sections. */
  isTyped: boolean;
  found: readonly Screen[];
  listId: string;
  /** The id of a screen's entry on the page. */
  idOf: (screen: Screen) => string;
  /** The id of the entry that Enter opens. */
  markedId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called when an entry is pressed. */
  onOpen: () => void;
};

/** Finds an entry of a group by its title. The keyboard stays in the field; arrows move a mark over the entries. */
export function useFinder({ group, places, onOpen, onLeave }: FinderOptions): Finder {
  const { t } = useT();
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [mark, setMark] = useState<number | null>(null);
  const isTyped = query.trim() !== '';
  const found = useMemo(
    () => (isTyped ? group.screens.filter(({ title }) => isFound(query, t(title))) : []),
    [group, isTyped, query, t],
  );
  const reachable = useMemo(() => (isTyped ? placesOf([[{ screens: found }]]) : places), [isTyped, found, places]);
  const marked = mark === null ? undefined : reachable[mark]?.screen;

  const idOf = ({ path }: Screen) => `${listId}-${path}`;
  const markedId = marked && idOf(marked);
  useLayoutEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const change = (typed: string) => {
    setQuery(typed);
    setMark(typed.trim() === '' ? null : 0);
  };
  const open = () => {
    change('');
    onOpen();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    // In what is typed, these two move the caret.
    if (isSideways && isTyped) return;
    if (isArrow(key)) setMark(moved(reachable, mark, key));
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
