import { Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { textParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import type { Page } from '@/kit/page.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import type { Initiative, Orderer } from '../stub/lists.ts';
import { initiativeColumns, initiatives, ordererColumns, orderers } from './table-columns.tsx';

const LONG_LIST = { size: 12, filters: { search: textParam() } };
const SHORT_LIST = { size: 10, filters: {} };
const rowId = ({ id }: { id: number }) => id;
/** The detail of a row, which names the page it was read for. */
const detailIn = (tr: Translation['tr'], offset: number) =>
  function detail({ id, title, author }: Initiative) {
    return (
      <p data-read-for={offset} style={{ margin: 0, padding: '4px 16px 16px 72px' }}>
        {tr(title)}. {tr(author)}. <Link to={`/tashabbus/${id}`}>T-{id}</Link>
      </p>
    );
  };
const NO_ROWS: Page<Orderer> = { rows: [], total: 0, offset: 0 };
const never = () => new Promise<Page<Orderer>>(() => {});
const offline = () => Promise.reject(new AppError({ kind: 'network' }));

/** Shows its children until the person opens a record below `prefix`, and again when they return. */
function Leaving({ prefix, children }: { prefix: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!pathname.startsWith(prefix)) return children;
  return (
    <p>
      <code>{pathname}</code> <Button onClick={() => void navigate(-1)}>back</Button>
    </p>
  );
}

/** Rows and details that cannot be drawn, once the button is pressed. */
function Undrawn({ query }: { query: UseQueryResult<Page<Orderer>> }) {
  const [broken, setBroken] = useState(false);
  const translation = useT();
  const list = useLocalListState(SHORT_LIST);
  const columns = useMemo(() => {
    const [title, ...others] = ordererColumns(translation);
    const failsOnSecond = (row: Orderer) => {
      if (broken && row.id === query.data?.rows[1]?.id) throw new Error('a row that cannot be drawn');
      return row.title;
    };
    const cell = ({ row }: { row: { original: Orderer } }) => failsOnSecond(row.original);
    return [{ ...title, cell }, ...others] as typeof others;
  }, [translation, broken, query.data]);
  const detail = useMemo(
    () => (row: Orderer) => {
      if (row.id === query.data?.rows[2]?.id) throw new Error('a detail that cannot be drawn');
      return <p>{row.title}</p>;
    },
    [query.data],
  );
  return (
    <>
      <Button onClick={() => setBroken(!broken)}>break</Button>
      <DataTable label="Buyurtmachilar" {...{ columns, query, list, rowId }} row={{ detail }} />
    </>
  );
}

/** The table of a list: in its panel, with and without a detail, and in every state. */
export function Tables() {
  const translation = useT();
  const list = useLocalListState(LONG_LIST);
  const short = useLocalListState(SHORT_LIST);
  const { search } = list.filters;
  const query = useQuery({
    ...initiatives.list({ ...list.paging, search: search || null }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => initiativeColumns(translation), [translation]);
  const plain = useMemo(() => ordererColumns(translation), [translation]);
  const table = { label: 'Buyurtmachilar', columns: plain, list: short, rowId, row: { oneLine: true } } as const;
  return (
    <>
      <h2 className={styles.section}>Tables</h2>
      <div className={styles.cases}>
        <Case of="data-table/data-table" note="in its list-page: opens rows, remembers them" wide>
          <Leaving prefix="/tashabbus/">
            <div style={{ height: 440 }}>
              <ListPage
                toolbar={
                  <SearchInput label="Mavzu" value={search} onChange={(text) => list.setFilters({ search: text })} />
                }
                actions={<ClearFilters active={search !== ''} onClear={() => list.setFilters({ search: '' })} />}
                pager={<Pager list={list} page={query.data} noun="ta tashabbus" />}
              >
                <DataTable
                  label="Tashabbuslar"
                  columns={columns}
                  query={query}
                  list={{ ...list, inAddress: true }}
                  rowId={rowId}
                  row={{
                    detail: useMemo(
                      () => detailIn(translation.tr, list.paging.offset),
                      [translation, list.paging.offset],
                    ),
                  }}
                  empty={<EmptyState title="Hech narsa topilmadi" hint="Qidiruv so'zini o'zgartirib ko'ring." />}
                />
              </ListPage>
            </div>
          </Leaving>
        </Case>
        <Case of="data-table/data-table" note="without a detail: Enter and Delete press what a row offers" wide>
          <Leaving prefix="/buyurtmachi/">
            <DataTable {...table} query={useQuery(orderers.list({ limit: 10, offset: 0 }))} />
          </Leaving>
        </Case>
        <Case of="data-table/data-table" note="with a row and a detail that cannot be drawn" wide>
          <Undrawn query={useQuery(orderers.list({ limit: 10, offset: 0 }))} />
        </Case>
        <Case of="data-table/data-table" note="empty" wide>
          <DataTable {...table} query={useQuery({ queryKey: ['none'], queryFn: () => NO_ROWS })} />
        </Case>
        <Case of="data-table/data-table" note="loading" wide>
          <div style={{ display: 'flex', height: 160 }}>
            <DataTable {...table} query={useQuery({ queryKey: ['never'], queryFn: never })} />
          </div>
        </Case>
        <Case of="data-table/data-table" note="failed" wide>
          <DataTable {...table} query={useQuery({ queryKey: ['offline'], queryFn: offline })} />
        </Case>
      </div>
    </>
  );
}
