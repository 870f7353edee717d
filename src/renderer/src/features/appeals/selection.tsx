import { Checkbox } from '@mantine/core';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { type Appeal, nameOf } from './appeal.ts';

export type Selection = {
  /** The new appeals that are ticked, on whatever page, in the order of ticking. */
  readonly appeals: readonly Appeal[];
  readonly has: (appeal: Appeal) => boolean;
  /** Ticks a new one, or takes the tick away. */
  readonly toggle: (appeal: Appeal) => void;
  /** Ticks all new ones of these. */
  readonly add: (appeals: readonly Appeal[]) => void;
  /** Takes the ticks of these away; of all where none are named. */
  readonly drop: (appeals?: readonly Appeal[]) => void;
};

/** What is ticked, to be answered at once: only what is new can be (spec 001 §4). */
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

export function SelectionProvider({ selection, children }: { selection: Selection; children: ReactNode }) {
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** The tick of one row: it follows the selection without the other cells being drawn anew. */
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
