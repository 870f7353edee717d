import type { JournalEntry } from '@shared/journal.ts';
import { useMemo, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { type ListControls, useListState } from '@/kit/list/use-list-state.ts';
import { journalColumns } from './columns.tsx';
import { daysInWords } from './days.ts';
import styles from './journal.module.css';
import { JournalSide } from './journal-side.tsx';
import { JOURNAL_LIST } from './list-spec.ts';
import type { SubjectOf } from './report.ts';
import { RowButtons } from './row-buttons.tsx';
import { offeredInverse } from './undo.ts';
import { useBusy, useCheck } from './use-check.ts';
import { useEntries } from './use-entries.ts';
import { useTakeBack } from './use-take-back.ts';

const rowId = ({ id }: JournalEntry) => id;
const none: readonly never[] = [];

export type JournalPageProps = {
  /** Returns the `JournalSubject` of an entry; stable between renders. */
  subjectOf: SubjectOf;
};

/** The journal: this person's changes from this workstation, their outcomes, and undo where possible. */
export function JournalPage({ subjectOf }: JournalPageProps) {
  const translation = useT();
  const list = useListState(JOURNAL_LIST);
  const { days, kind, search } = list.filters;
  const { now, state, ofDays, shown, unknown, back } = useEntries(list.filters);

  const { busy, during } = useBusy();
  const { check, hide } = useCheck(subjectOf, during);
  const takeBack = useTakeBack(subjectOf, during);
  const current = useRef<JournalEntry>(undefined);
  const inverseOf = (entry: JournalEntry | undefined) =>
    entry && !busy.has(entry.id) ? offeredInverse(entry, subjectOf(entry), back) : null;
  const takingBack = () => {
    const entry = current.current;
    const inverse = inverseOf(entry);
    return () => (entry && inverse ? void takeBack(entry, inverse) : false);
  };
  useCommands([
    {
      id: 'journal.take-back',
      title: 'Amalni qaytarish',
      where: 'Jurnalda',
      keys: ['KeyU'],
      run: () => takingBack()(),
      bind: takingBack,
      enabled: () => Boolean(inverseOf(current.current)),
    },
  ]);

  const dated = days === 'week' || days === 'season' || kind === 'unknown';
  const columns = useMemo(() => {
    const buttons = (entry: JournalEntry) => {
      const subject = subjectOf(entry);
      const inverse = offeredInverse(entry, subject, back);
      return (
        <RowButtons
          entry={entry}
          tells={subject.tells.has(entry.action)}
          inverse={inverse}
          address={subject.addressOf(entry)}
          busy={busy.has(entry.id)}
          onCheck={() => void check(entry)}
          onHide={() => void hide(entry)}
          onTakeBack={() => inverse && void takeBack(entry, inverse)}
        />
      );
    };
    return journalColumns(translation, { subjectOf, dated, buttons });
  }, [translation, subjectOf, dated, back, busy, check, hide, takeBack]);

  const nothingYet = days === 'today' && kind === 'all' && search === '';
  return (
    <div className={styles.around}>
      <div className={styles.page}>
        <ListPage toolbar={<JournalFilters list={list} unknown={unknown} />}>
          <DataTable
            label="Jurnal"
            columns={columns}
            query={shown}
            list={list}
            rowId={rowId}
            row={{
              onCurrent: (entry) => {
                current.current = entry;
              },
            }}
            failure="Jurnalni o'qib bo'lmadi"
            empty={<EmptyState title={nothingYet ? 'Bugun hali hech narsa yuborilmagan' : 'Hech narsa topilmadi'} />}
          />
        </ListPage>
        <JournalSide
          heading={daysInWords(days, now, translation.script)}
          entries={ofDays}
          shown={shown.data?.rows ?? none}
          subjectOf={subjectOf}
          state={state}
        />
      </div>
    </div>
  );
}

type JournalFiltersProps = {
  list: ListControls<(typeof JOURNAL_LIST)['filters']>;
  /** How many entries wait to be settled. */
  unknown: number;
};

/** Which days and which entries are shown, and the search. */
function JournalFilters({ list, unknown }: JournalFiltersProps) {
  const { days, kind, search } = list.filters;
  return (
    <>
      <SegmentFilter
        label="Kunlar"
        segments={[
          { value: 'today', label: 'Bugun' },
          { value: 'yesterday', label: 'Kecha' },
          { value: 'week', label: '7 kun' },
          { value: 'season', label: 'Mavsum' },
        ]}
        value={days}
        onChange={(value) => list.setFilters({ days: value })}
      />
      <SegmentFilter
        label="Amallar turi"
        segments={[
          { value: 'all', label: 'Hammasi' },
          { value: 'decisions', label: 'Qarorlar' },
          { value: 'unknown', label: "Noma'lum: {{n}}", values: { n: unknown } },
        ]}
        value={kind}
        onChange={(value) => list.setFilters({ kind: value })}
      />
      <SearchInput label="ID yoki mavzu" value={search} onChange={(text) => list.setFilters({ search: text })} />
    </>
  );
}
