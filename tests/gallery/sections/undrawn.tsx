import { Button } from '@mantine/core';
import type { JournalEntry } from '@shared/journal.ts';
import { type ReactNode, useState } from 'react';
import { type Initiative, initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import type { PaperCard, PaperRow } from '@/domains/initiative/print/paper/job.ts';
import { AnnexTable } from '@/domains/initiative/print/sheets/annex-table.tsx';
import { JobSheets } from '@/domains/initiative/print/sheets/job-sheets.tsx';
import { SimilarSection } from '@/domains/initiative/similar/similar-section.tsx';
import { UNTOLD } from '@/entities/journal-subject.ts';
import { ChoicePanel } from '@/features/initiative-map/choice-panel.tsx';
import { TodaySection } from '@/features/journal/today-section.tsx';
import { queueOf } from '@/features/review/queue.ts';
import { QueueRail } from '@/features/review/queue-rail.tsx';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { ChosenList } from '@/kit/runs/chosen-list.tsx';
import { RunList } from '@/kit/runs/run-list.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const NUMBERS = [1001, 1002, 1003] as const;
const nothing = () => undefined;
const FACTS = {
  ...{ metres: null, office: false, category: false, author: 'same' as const, likeness: 1, copy: true, picture: false },
};

/** A record of which this field cannot be read, a defect of its drawing; not enumerable, as React's profiler lists fields. */
const without = <T extends object>(record: T, field: keyof T): T =>
  Object.defineProperty({ ...record }, field, {
    enumerable: false,
    get: () => {
      throw new Error('a record that cannot be drawn');
    },
  });

/** Records of a kind, named by `NUMBERS`; once broken, the second cannot be drawn. */
const some = <T extends object>(recordOf: (number: number, title: string) => T, field: keyof T, broken: boolean): T[] =>
  NUMBERS.map((number, at) => {
    const record = recordOf(number, `Yozuv ${number}`);
    return broken && at === 1 ? without(record, field) : record;
  });

const initiativeOf = (number: number, title: string): Initiative =>
  initiativeSchema.parse({ id: number, public_id: String(number), title, requested_amount: 1_000_000 });

const rowOf = (number: number, topic: string): PaperRow => ({
  ...{ public_id: String(number), topic, quarter: null, requested: 1, granted: 1, comment: null },
  ...{ verdict: 'accepted', final: true },
});

const cardOf = (number: number, title: string): PaperCard => ({
  ...{ public_id: String(number), title, description: null, author: null, verified: false, season: null, stage: null },
  ...{ sub_stage: null, comment: null, region: null, district: null, quarter: null, address: null, category: null },
  ...{ type: null, created_at: null, granted: null, requested: null, location: null, pictures: [] },
});

const entryOf = (number: number, title: string): JournalEntry => ({
  ...{ id: String(number), at: 0, action: 'accept', outcome: { state: 'done', at: 0 } },
  subject: { kind: 'initiative', id: String(number), publicId: String(number), title },
});

/** Every place of records outside of a table, by its name. */
const PLACES: Readonly<Record<string, (broken: boolean) => ReactNode>> = {
  'a list': (broken) =>
    some(initiativeOf, 'title', broken).map((one) => (
      <DrawnRecord key={one.id} of={one} id={one.public_id}>
        {() => one.title}
      </DrawnRecord>
    )),
  'chosen records': (broken) => (
    <ChosenList
      chosen={some(initiativeOf, 'title', broken).map((one) => ({
        id: one.id,
        said: () => ({ name: String(one.title), words: '' }),
      }))}
    />
  ),
  runs: (broken) => (
    <RunList
      runs={some(initiativeOf, 'title', broken).map((item) => ({ item, state: 'done', value: null }))}
      rowId={({ id }) => id}
      label={({ title }) => String(title)}
      outcome={() => ({ text: 'Yuborildi', look: 'good' })}
    />
  ),
  'the rail': (broken) => (
    <div style={{ height: 360 }}>
      <QueueRail
        queue={queueOf({ rows: some(initiativeOf, 'title', broken), total: 3, offset: 0 })}
        index={0}
        onShow={nothing}
        drafted={new Set()}
        sent={{ underWay: new Set(), returned: new Set() }}
      />
    </div>
  ),
  'similar ones': (broken) => (
    <SimilarSection
      similar={{
        first: some(initiativeOf, 'title', broken).map((initiative) => ({
          ...{ initiative, winner: null, readAt: null, distance: null, rank: 'first' as const },
          facts: FACTS,
        })),
        ...{ behind: [], campaign: [], among: null, far: null, renew: nothing },
      }}
      decided={new Map()}
      compared={null}
      onCompare={nothing}
    />
  ),
  'a choice on the map': (broken) => (
    <ChoicePanel
      by="mark"
      rows={some(initiativeOf, 'title', broken)}
      onOpen={nothing}
      onPrint={nothing}
      excel={null}
      onClose={nothing}
    />
  ),
  'the day': (broken) => (
    <TodaySection
      today={{
        entries: some(entryOf, 'at', false).map((entry, at) =>
          broken && at === 1 ? { ...entry, subject: without(entry.subject, 'title') } : entry,
        ),
        ...{ error: null, decided: 3 },
      }}
      subjectOf={() => UNTOLD}
      journal={{ to: '/journal', command: 'go.journal' }}
    />
  ),
  'the annex': (broken) => <AnnexTable rows={some(rowOf, 'topic', broken)} first={1} />,
  cards: (broken) => <Cards broken={broken} />,
};

/** Also says whether the sheets have been laid out: a print waits for it. */
function Cards({ broken }: { broken: boolean }) {
  const [laid, setLaid] = useState(false);
  const parts = { pictures: false, map: false, author: false, decision: false, comment: false };
  const about = {
    script: 'latin',
    who: null,
    readAt: '2026-09-10T09:00:00Z',
    printedAt: '2026-09-10T09:00:00Z',
  } as const;
  const [cards] = useState(() => some(cardOf, 'title', broken));
  return (
    <>
      <JobSheets job={{ kind: 'cards', parts, cards, ...about }} onLaidOut={() => setLaid(true)} />
      {laid && <p>laid out</p>}
    </>
  );
}

/** Places of records outside of a table, in each of which one cannot be drawn once its button is pressed. */
export const Undrawn = () => (
  <>
    <h2 className={styles.section}>Records that cannot be drawn</h2>
    <div className={styles.cases}>
      {Object.keys(PLACES).map((name) => (
        <Case key={name} of="drawn-record" note={name} wide>
          <Place name={name} />
        </Case>
      ))}
    </div>
  </>
);

function Place({ name }: { name: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <>
      <Button onClick={() => setBroken(true)}>{`break ${name}`}</Button>
      <div key={String(broken)}>{PLACES[name]?.(broken)}</div>
    </>
  );
}
