import { Checkbox } from '@mantine/core';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { type Appeal, nameOf } from './appeal.ts';

/** The selected appeals, and functions that change the selection. */
export type Selection = {
  /** The selected new appeals of all pages, in the order of selection. */
  readonly appeals: readonly Appeal[];
  readonly has: (appeal: Appeal) => boolean;
  /** Selects or deselects a new appeal. */
  readonly toggle: (appeal: Appeal) => void;
  /** Selects the new appeals among the given appeals. */
  readonly add: (appeals: readonly Appeal[]) => void;
  /** Deselects the given appeals; without an argument, all. */
  readonly drop: (appeals?: readonly Appeal[]) => void;
};

/** Selection of appeals for a common answer; only new appeals can be selected (spec 001 §4). */
export function useSelection(): Selection {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Appeal>>(new Map());
  return useMemo(() => {
    const without = (map: ReadonlyMap<number, Appeal>, ids: readonly number[]) =>
      new Map([...map].filter(([id]) => !ids.includes(id)));
    const withAll = (map: ReadonlyMap<number, Appeal>, more: readonly Appeal[]) =>
      new Map([...map, ...more.filter(({ status }) => status === 'NEW').map((one) => [one.question_id, one] as const)]);
    return {
      appeals: [...ticked.values()],
      has: ({ question_id }) => ticked.has(question_id),
      toggle: (one) =>
        setTicked((now) => (now.has(one.question_id) ? without(now, [one.question_id]) : withAll(now, [one]))),
      add: (more) => setTicked((now) => withAll(now, more)),
      drop: (some) =>
        setTicked((now) =>
          some
            ? without(
                now,
                some.map(({ question_id }) => question_id),
              )
            : new Map(),
        ),
    };
  }, [ticked]);
}

const SelectionContext = createContext<Selection | null>(null);

/** Provides the selection to the checkboxes of the rows. */
export function SelectionProvider({ selection, children }: { selection: Selection; children: ReactNode }) {
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** Checkbox of a row. Reads the selection from context, so that the other cells of the row do not re-render. */
export function SelectBox({ appeal }: { appeal: Appeal }) {
  const { t } = useT();
  const selection = use(SelectionContext);
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
