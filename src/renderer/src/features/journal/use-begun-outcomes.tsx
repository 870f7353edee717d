import type { JournalEntry } from '@shared/journal.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Begun } from '@/entities/begun.ts';
import { useT } from '@/i18n/use-t.ts';
import { whenOf } from '@/kit/when.ts';
import { lookOf } from './actions.ts';
import { EVER } from './days.ts';
import { stateOf } from './entry-state.ts';
import { outcomeWords, titleOf } from './entry-words.ts';
import { entriesQuery, stateQuery, useJournalChanges } from './queries.ts';
import type { SubjectOf } from './report.ts';
import { RowButtons } from './row-buttons.tsx';
import { isOpen } from './sums.ts';
import { useBusy, useCheck } from './use-check.ts';

const NONE: readonly JournalEntry[] = [];

/**
 * Changes with unknown outcome, of all days, for the desk. An entry settled meanwhile stays, with its outcome, until
 * the person leaves the desk; a dismissed entry disappears.
 */
export function useBegunOutcomes(subjectOf: SubjectOf): readonly Begun[] {
  useJournalChanges();
  const translation = useT();
  const { t } = translation;
  const { busy, during } = useBusy();
  const { check, hide } = useCheck(subjectOf, during);
  const { data: entries = NONE } = useQuery(entriesQuery(EVER));
  const now = useQuery(stateQuery).data?.now ?? Date.now();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = entries.filter((entry) => isOpen(entry) && !seen.has(entry.id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));

  return entries
    .filter((entry) => seen.has(entry.id) && stateOf(entry) !== 'hidden')
    .map((entry): Begun => {
      const subject = subjectOf(entry);
      const open = isOpen(entry);
      const { headline, below } = outcomeWords(entry, subject, translation);
      const when = whenOf(entry.at, now, translation);
      return {
        id: `journal ${entry.id}`,
        tone: open ? 'warn' : 'plain',
        icon: open ? IconAlertTriangle : lookOf(entry).icon,
        title: t(lookOf(entry).label),
        about: titleOf(entry, translation),
        below: open
          ? t("Aloqa uzilgan paytda yuborilgan, {{when}}. Natijasi noma'lum", { when })
          : [headline, below].filter(Boolean).join('. '),
        buttons: (
          <RowButtons
            entry={entry}
            tells={subject.tells.has(entry.action)}
            inverse={null}
            address={subject.addressOf(entry)}
            busy={busy.has(entry.id)}
            onCheck={() => void check(entry)}
            onHide={() => void hide(entry)}
            onTakeBack={() => undefined}
          />
        ),
      };
    });
}
