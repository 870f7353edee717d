import { outcomeOf, type Totals } from '@shared/totals.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '../notices.ts';
import { useHere } from '../use-here.ts';
import { TotalsDialog } from './totals-dialog.tsx';
import { type TotalsWords, totalsAsText } from './totals-text.ts';

export type SentTotalsOptions = {
  title: Text;
  /** What the totals belong to, such as a season. */
  name: string;
  /** Words for what was counted; `done` is also the notice of a success. */
  words: TotalsWords;
  /** Called after the last dialog has closed. Default: nothing, as a button without a dialog sends. */
  onClose?: () => void;
};

/** What became of a sending to several, told after its dialog. */
export type SentTotals = {
  /** Tells the totals of an answer, null if it had none; `always`: also those of a whole success. Default: a notice. */
  readonly tell: (totals: Totals | null, always?: boolean) => void;
  /** Call when the dialog of the sending has closed; at once after `tell` where there is none. */
  readonly closed: () => void;
  /** The dialog with the totals, in place of that of the sending; null: none. */
  readonly dialog: ReactNode;
};

/**
 * Tells the totals of a call that sends to several, such as keys: in a dialog after its own, or by a notice where the
 * person has left meanwhile. Nothing is a success that was not counted as one.
 */
export function useSentTotals({ title, name, words, onClose = nothing }: SentTotalsOptions): SentTotals {
  const { t } = useT();
  const notices = useNotices();
  const here = useHere();
  /** Told, but not shown before the dialog of the sending has closed, which may be in the same turn. */
  const told = useRef<Totals | null>(null);
  const [totals, setTotals] = useState<Totals | null>(null);
  return {
    tell: (counted, always = false) => {
      if (!counted || (!always && outcomeOf(counted) === 'done')) notices.success(words.done);
      else if (here.current) told.current = counted;
      else notices.warn({ raw: totalsAsText(name, counted, t, words) }, title);
    },
    closed: () => {
      setTotals(told.current);
      if (!told.current) onClose();
      told.current = null;
    },
    dialog: totals && (
      <TotalsDialog
        title={title}
        name={name}
        totals={totals}
        words={words}
        onClose={() => {
          setTotals(null);
          onClose();
        }}
      />
    ),
  };
}

const nothing = () => undefined;
