import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import { changesBetween, type DecisiveFact } from '@/kit/decisions/changes.ts';
import { useDecision } from '@/kit/decisions/use-decision.ts';
import { SendDialog } from '@/kit/forms/send-dialog.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { NamedRecord } from '@/kit/named-record.tsx';
import { CommentField } from '@/kit/used-texts/comment-field.tsx';
import { type OfferedPair, PairList } from '@/kit/used-texts/pair-list.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

type Wish = { id: number; title: string };

/** The wish that another user renames while a decision about it is being made. */
const RENAMED = 300388;
/** The platform's wishes; a decision removes one. */
const WISHES: readonly Wish[] = [
  { id: 300417, title: 'Issiqxona' },
  { id: 300388, title: 'Kompyuterlar' },
  { id: 300371, title: 'Yoritish chiroqlari' },
];
const LIST = { size: 15, filters: {} };
const column = createAppColumnHelper<Wish>();
const rowId = ({ id }: Wish) => id;
const FACTS: readonly DecisiveFact<Wish>[] = [{ label: 'Sarlavha', of: ({ title }) => title }];

function Decided() {
  const [kept, setKept] = useState(WISHES);
  const [asked, setAsked] = useState<Wish | null>(null);
  const list = useLocalListState(LIST);
  const query = useQuery({
    queryKey: ['gallery decisions', kept],
    queryFn: async () => ({ rows: kept, total: kept.length, offset: 0 }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('title', { header: 'title' }),
        column.display({
          id: 'decide',
          header: 'decide',
          cell: ({ row: { original } }) => (
            <Button size="xs" variant="default" onClick={() => setAsked(original)}>
              {`decide ${original.id}`}
            </Button>
          ),
        }),
      ]),
    [],
  );
  return (
    <Case of="decisions/use-decision" note="with decisions/changed-values and named-record" wide>
      <DataTable label="Tashabbuslar" columns={columns} query={query} list={list} rowId={rowId} />
      {asked && (
        <Asking
          wish={asked}
          onSend={({ id }) => setKept((before) => before.filter((one) => one.id !== id))}
          onClose={() => setAsked(null)}
        />
      )}
    </Case>
  );
}

const later = () => new Promise((done) => setTimeout(done, 150));

type AskingProps = { wish: Wish; onSend: (wish: Wish) => void; onClose: () => void };

function Asking({ wish, onSend, onClose }: AskingProps) {
  const { basis, changes, decide } = useDecision<Wish>({
    record: wish,
    read: async (seen) => (seen.id === RENAMED ? { ...seen, title: 'Planshetlar' } : seen),
    changesBetween: (seen, now) => changesBetween(FACTS, seen, now),
    onChanged: () => {},
    onFailed: () => {},
  });
  return (
    <SendDialog
      title="Tashabbusni rad etish"
      submit={{ label: 'Rad etish', danger: true }}
      onSubmit={() =>
        decide(async (now) => {
          onSend(now);
          // The list is refetched before the answer arrives here.
          await later();
        })
      }
      failure="Rad etilmadi"
      unsure="Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Qayta bossangiz, avval tashabbusning hozirgi holati tekshiriladi."
      onClose={onClose}
    >
      <ChangedValues
        title="Siz ko'rayotganingizda tashabbus o'zgardi"
        changes={changes}
        advice="Qaror yuborilmadi. O'zgarishlarni ko'rib, qayta tasdiqlang."
      />
      <NamedRecord title={basis.title} number={String(basis.id)} about="14-maktab" />
    </SendDialog>
  );
}

const TEXTS = ['Smeta ilova qilinmagan', 'Boshqa dastur hisobidan bajariladi'].map((text) => ({
  text,
  uses: {},
  turns: {},
}));

function Comment() {
  const [value, setValue] = useState('');
  return (
    <Case of="used-texts/comment-field" value={value}>
      <CommentField texts={TEXTS} value={value} onChange={setValue} />
    </Case>
  );
}

const PAIRS = [
  { reason: 1, text: 'Smeta ilova qilinmagan', filled: 'Smeta ilova qilinmagan' },
  { reason: 2, text: 'Bir xil mazmundagi tashabbus: …', filled: null },
];
const REASONS = ['', 'Hujjatlar yetarli emas', 'Takroriy tashabbus'];

function Pairs() {
  const [value, setValue] = useState<OfferedPair | null>(null);
  return (
    <Case of="used-texts/pair-list" value={value}>
      <PairList pairs={PAIRS} titleOf={(reason) => REASONS[reason] ?? ''} onPick={setValue} />
    </Case>
  );
}

/** Decisions that depend on what the person has seen, and their comments. */
export function Decisions() {
  return (
    <>
      <h2 className={styles.section}>Decisions</h2>
      <div className={styles.cases}>
        <Decided />
        <Comment />
        <Pairs />
      </div>
    </>
  );
}
