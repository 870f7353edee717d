import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Reason } from '@/entities/cancelation-reasons.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { withoutGaps } from '@/kit/used-texts/gaps.ts';
import type { OfferedPair } from '@/kit/used-texts/pair-list.tsx';
import { lastPairs, type UsedText } from '@/kit/used-texts/used-texts.ts';
import type { Insertion } from '@/kit/used-texts/used-texts-menu.tsx';
import { DIGIT_KEYS, digitOf, isAsked } from './pair-keys.ts';
import { type PairFields, replacedBy, restorable, type TakenPair } from './taken-pair.ts';

type Options = {
  /** The field of the reason: digits typed there, before a search, choose a pair. */
  field: RefObject<HTMLInputElement | null>;
  /** Undefined while they are being read. */
  reasons: readonly Reason[] | undefined;
  /** As they are stored; undefined while they are being read. */
  kept: readonly UsedText[] | undefined;
  /** What fills the gaps of the texts. */
  insertions: readonly Insertion[];
  /** Title of the chosen reason, as its field shows it; '' for none. */
  chosen: string;
  valuesNow: () => PairFields;
  put: (values: PairFields) => void;
};

/**
 * The reasons and comments used last, chosen as one by a digit or a click. A digit pressed before they are read chooses
 * once they are. What the person had entered is kept, and `restore` brings it back; null where nothing was replaced, or
 * more was entered since.
 */
export function useRejectPairs({ field, chosen, reasons, kept, insertions, valuesNow, put }: Options) {
  const [asked, setAsked] = useState<number | null>(null);
  const [taken, setTaken] = useState<TakenPair | null>(null);
  const isRead = reasons !== undefined && kept !== undefined;
  const ids = reasons?.map(({ id }) => id) ?? [];
  const pairs = lastPairs(kept ?? [], ids).map((pair) => ({ ...pair, filled: withoutGaps(pair.text, insertions) }));

  /** Only the two fields: a file chosen meanwhile stays. */
  const enteredNow = (): PairFields => {
    const { reason, comment } = valuesNow();
    return { reason, comment };
  };

  const pick = ({ reason, filled }: OfferedPair) => {
    if (filled === null) return;
    const values = { reason: String(reason), comment: filled };
    setTaken({ values, replaced: replacedBy(taken, enteredNow()) });
    put(values);
  };
  const pickNth = (nth: number) => {
    const pair = pairs[nth - 1];
    if (pair) pick(pair);
    return pair !== undefined;
  };
  const pickAsked = useEffectEvent((nth: number) => void pickNth(nth));
  useEffect(() => {
    if (!isRead || asked === null) return;
    setAsked(null);
    pickAsked(asked);
  }, [isRead, asked]);

  const count = isRead ? pairs.length : DIGIT_KEYS.length;
  useCommands(
    count === 0
      ? []
      : [
          {
            id: 'reject.pair',
            title: 'Oxirgi sabab va izoh',
            where: 'Shaklda',
            keys: DIGIT_KEYS.slice(0, count).flat(),
            inDialog: true,
            hears: (event) => isAsked(event, field.current, chosen),
            run: (event) => {
              const nth = event ? digitOf(event) : 1;
              return isRead ? pickNth(nth) : setAsked(nth);
            },
          },
        ],
  );

  const replaced = restorable(taken, enteredNow());
  const restore = () => {
    if (replaced) put(replaced);
    setTaken(null);
    field.current?.focus();
  };
  return { pairs, pick, restore: replaced && restore };
}
