import { Checkbox } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { alikeAmong } from './alike.ts';
import { type Appeal, nameOf } from './appeal.ts';
import { stillNew, type Ticked, tickedWith, unticked } from './ticked.ts';

/** The selected appeals, and functions that change the selection. */
export type Selection = {
  /** The selected new appeals of all pages, in the order of selection. */
  readonly appeals: readonly Appeal[];
  readonly has: (appeal: Appeal) => boolean;
  /** Whether the list in view shows an appeal: ticks survive a change of its filter or page. */
  readonly isInView: (appeal: Appeal) => boolean;
  /** Selects or deselects a new appeal. */
  readonly toggle: (appeal: Appeal) => void;
  /** The new appeals of the list in view that are like this one, with it, in their order; none: it is like no other. */
  readonly alike: (appeal: Appeal) => readonly Appeal[];
  /** Selects an appeal and those like it; deselects them if all are selected. */
  readonly toggleAlike: (appeal: Appeal) => void;
  /** Selects the new appeals among the given appeals. */
  readonly add: (appeals: readonly Appeal[]) => void;
  /** Deselects the given appeals; without an argument, all. */
  readonly drop: (appeals?: readonly Appeal[]) => void;
};

/**
 * Selection of appeals for a common answer; only new appeals can be selected (spec 001 §4). `read`: the rows as last
 * fetched; those no longer new are deselected, as somebody else has decided on them. `drop` is stable between renders.
 */
export function useSelection(read: readonly Appeal[] | undefined): Selection {
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const drop = useCallback(
    (some?: readonly Appeal[]) => setTicked((now) => (some ? unticked(now, some) : new Map())),
    [],
  );
  const groups = useMemo(() => alikeAmong(read ?? []), [read]);
  useEffect(() => setTicked((now) => stillNew(now, read ?? [])), [read]);
  return useMemo(() => {
    const alike = ({ question_id }: Appeal) =>
      groups.find((group) => group.some((one) => one.question_id === question_id)) ?? [];
    return {
      appeals: [...ticked.values()],
      has: ({ question_id }) => ticked.has(question_id),
      isInView: ({ question_id }) => read?.some((row) => row.question_id === question_id) ?? false,
      toggle: (one) => setTicked((now) => (now.has(one.question_id) ? unticked(now, [one]) : tickedWith(now, [one]))),
      alike,
      toggleAlike: (one) => {
        const all = alike(one);
        const areTicked = (now: Ticked) => all.every(({ question_id }) => now.has(question_id));
        setTicked((now) => (areTicked(now) ? unticked(now, all) : tickedWith(now, all)));
      },
      add: (more) => setTicked((now) => tickedWith(now, more)),
      drop,
    };
  }, [ticked, drop, read, groups]);
}

const SelectionContext = createContext<Selection | null>(null);

/** Provides the selection to the checkboxes of the rows. */
export function SelectionProvider({ selection, children }: { selection: Selection; children: ReactNode }) {
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** Whether the list in view shows an appeal, as `Selection.isInView`. */
export const useIsInView = (): Selection['isInView'] => use(SelectionContext)?.isInView ?? (() => false);

/** The selection around a row; null: none. */
export const useInSelection = (): Selection | null => use(SelectionContext);

/** Checkbox of a row. Reads the selection from context, so that the other cells of the row do not re-render. */
export function SelectBox({ appeal }: { appeal: Appeal }) {
  const { t } = useT();
  const selection = useInSelection();
  if (!selection) return null;
  return (
    <Checkbox
      size="xs"
      mt={1}
      checked={selection.has(appeal)}
      onChange={() => selection.toggle(appeal)}
      aria-label={t('{{name}} ni belgilash', { name: nameOf(appeal) })}
    />
  );
}
