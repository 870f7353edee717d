import { Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { useT } from '@/i18n/use-t.ts';
import { brief, briefPair, figurePair, lines, moneyPair, pair, remark, topic, topicPair } from '@/kit/cells.tsx';
import { CheckFrame } from '@/kit/check-page/check-frame.tsx';
import { CheckedList, CheckedRow } from '@/kit/check-page/checked-row.tsx';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager, TotalFoot } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { RunList } from '@/kit/runs/run-list.tsx';
import { useRuns } from '@/kit/runs/use-runs.ts';
import { useWiderThan } from '@/kit/use-wider-than.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { LIST_PATHS } from '../stub/lists.ts';

/** How long a busy page takes to show the search text, in ms. */
const LATE_MS = 300;
const LIST = { size: 10, filters: {} };
const OFFLINE = new AppError({ kind: 'network' });
const ITEMS = [101, 102, 103, 104, 105];
const STATES = [
  { value: 'ACTIVE', label: 'Faol' },
  { value: 'ARCHIVE', label: 'Arxiv' },
];
const confirm = (id: number) =>
  http(`${LIST_PATHS.confirm}/${id}`, { method: 'POST', repeatable: true, schema: z.unknown() });

/** The parts of a list, and its texts for when there is nothing to show. */
export function Lists(): ReactNode {
  const { t } = useT();
  const list = useLocalListState(LIST);
  const [total, setTotal] = useState(2341);
  const { offset, limit } = list.paging;
  const rows = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) });
  const [state, setState] = useState<string | null>('ACTIVE');
  const [late, setLate] = useState('');
  const [retries, setRetries] = useState(0);
  const [ahead, setAhead] = useState<number[]>([]);
  const [wideRef, wide] = useWiderThan(900);
  const { runs, running, stopping, start, stop } = useRuns(confirm);
  return (
    <>
      <h2 className={styles.section}>Lists</h2>
      <div className={styles.cases}>
        <Case of="list/pager" value={{ page: list.page, size: list.size }} wide>
          <Pager
            list={list}
            page={{ rows, total, offset }}
            noun="ta tashabbus"
            onPress={(page) => setAhead([...ahead, page])}
          />
          <span data-ahead={ahead.join(' ')}>
            <Button variant="default" size="xs" onClick={() => setTotal(25)}>
              shorter
            </Button>
          </span>
        </Case>
        <Case of="list/list-page" note="toolbar, filters, nothing found" value={{ state, wide }} wide>
          <div style={{ height: 320 }}>
            <ListPage
              ref={wideRef}
              toolbar={<Button variant="default">{t('Tashabbuslar')}</Button>}
              actions={<Button>{t("Qo'shish")}</Button>}
              filters={
                <>
                  <SelectFilter label="Moderatsiya holati" options={STATES} value={state} onChange={setState} />
                  <ClearFilters active={state !== null} onClear={() => setState(null)} />
                </>
              }
              pager={<TotalFoot page={{ rows: [], total: 0, offset: 0 }} noun="ta tashabbus" />}
            >
              <EmptyState
                title="Hech narsa topilmadi"
                hint="Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring."
                action={<Button variant="default">{t('Tozalash')}</Button>}
              />
            </ListPage>
          </div>
        </Case>
        <Case of="cells">
          <div>{topic("Bunyodkor ko'chasini asfaltlash")}</div>
          <div>{lines('Aziza Rahimova')}</div>
          <div>{remark("Hujjatlar to'liq emas")}</div>
          <div>{pair('Bunyodkor', null)}</div>
          <div>{topicPair('Mening maktabim', '1-mavsum, 2026 yil')}</div>
          <div>{brief("Hujjatlar to'liq emas", 10)}</div>
          <div>{briefPair("Hujjatlar to'liq emas", 'Bunyodkor', 10)}</div>
          <div>{figurePair('21.11.2026', '09:30')}</div>
          <div>{moneyPair(1_360_000_000, 950_000_000)}</div>
          <div>{moneyPair(420_000_000, null)}</div>
        </Case>
        <Case of="runs/use-runs" note="two at a time; only what is not done is tried again">
          <span style={{ display: 'flex', gap: 8 }}>
            <Button onClick={() => void start(ITEMS)} loading={running}>
              {t('Tasdiqlash')}
            </Button>
            <Button variant="default" onClick={stop} disabled={!running || stopping}>
              {t("To'xtatish")}
            </Button>
          </span>
          {runs.length > 0 && (
            <RunList
              runs={runs}
              rowId={(id) => id}
              label={(id) => `T-${id}`}
              outcome={(run) =>
                run.state === 'done'
                  ? { text: t('Tadiqlandi'), look: 'good' }
                  : { text: t('Tadiqlanmadi'), look: 'bad' }
              }
            />
          )}
        </Case>
        <Case of="list/search-input-late" note="asked, and answered later" value={late}>
          <SearchInput label="Nomi" value={late} onChange={(text) => void setTimeout(() => setLate(text), LATE_MS)} />
        </Case>
        <Case of="list/clear-filters">
          <ClearFilters active={false} onClear={() => {}} />
        </Case>
        <Case of="check-page/check-frame" wide>
          <CheckFrame
            title="Tarmoqni tekshirish"
            lead="Dasturga kerakli xizmatlar va shu kompyuter tekshiriladi. Hech narsa o'zgartirilmaydi."
            foot={<Button>{t('Qayta tekshirish')}</Button>}
          >
            <CheckedList label="Tekshiruv natijalari">
              <CheckedRow name="Platforma" state="good" word="Joyida" host="platforma.uz" figure="120 ms" />
              <CheckedRow name="Xarita" state="warning" word="E'tibor bering" texts={[t('Aloqa sekin')]} />
              <CheckedRow name="Yagona kirish tizimi" state="bad" word="Ishlamayapti" texts={[t('Xatolik')]} />
              <CheckedRow name="Kompyuter soati" state="unknown" word="Aniqlanmadi" />
            </CheckedList>
          </CheckFrame>
        </Case>
        <Case of="empty-state" note="nothing there">
          <EmptyState title="Hech narsa topilmadi" />
        </Case>
        <Case of="empty-state" note="failed" value={retries}>
          <FailedState error={OFFLINE} onRetry={() => setRetries((times) => times + 1)} />
        </Case>
      </div>
    </>
  );
}
