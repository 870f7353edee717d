import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fundsQuery } from '@/entities/funds.ts';
import { NamedFilter } from '@/entities/named-filter.tsx';
import { formatDate, formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { filterYears, YEAR_QUARTERS } from '@/kit/inputs/year-quarters.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { NumberFilter } from '@/kit/list/number-filter.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { type StateTargetFund, stateTargetFunds } from './state-target-fund.ts';

const column = createAppColumnHelper<StateTargetFund>();
const columnsOf = ({ t, tr, script }: Translation) => {
  const name = ({ fund }: StateTargetFund) => tr(inUzbek(fund, script));
  const amount = (field: 'revenue' | 'transfers' | 'expenditure', header: string) =>
    column.accessor(field, {
      header,
      meta: { under: t("so'm"), width: 'clamp(130px, 14cqw, 200px)', align: 'end', figures: true },
      cell: ({ getValue }) => formatDecimal(getValue()),
    });
  // the quarter is a filter, not a column.
  return [
    column.accessor(name, { id: 'fund', header: t("Jamg'arma"), cell: ({ getValue }) => topic(getValue()) }),
    column.accessor('year', {
      header: t('Yil'),
      meta: { width: 80, align: 'end', figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    amount('revenue', t('Tushum')),
    amount('transfers', t('Transfertlar')),
    amount('expenditure', t('Xarajat')),
    column.accessor('created_at', {
      header: t('Yaratilgan sana'),
      meta: { width: 140, align: 'end', figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    actionsColumn<StateTargetFund>(t, 112, (row) => (
      <>
        <EditLink to={String(row.id)} name={`${name(row)}, ${row.year ?? '—'}`} />
        <DeleteButton crud={stateTargetFunds} id={row.id} name={`${name(row)}, ${row.year ?? '—'}`} />
      </>
    )),
  ];
};

/** 10 rows at first (spec 002 §9). */
const LIST = { size: 10, filters: { year: idParam(), quarter: idParam(), fund: idParam() } };
const NO_FILTERS = { year: null, quarter: null, fund: null };
const rowId = ({ id }: StateTargetFund) => id;

/** What the state's target funds took in and spent (spec 002 §2, R-023, R-024). */
export function Component() {
  const translation = useT();
  const { t } = translation;
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(LIST);
  const { year, quarter, fund } = list.filters;
  const query = useQuery(stateTargetFunds.list({ ...list.paging, year, quarter, fund_id: fund }));
  const quarterName = (value: number) => t('{{quarter}}-chorak', { quarter: value });
  return (
    <ListPage
      toolbar={
        <>
          <NumberFilter
            label="Yil"
            numbers={filterYears(new Date())}
            value={year}
            onChange={(value) => list.setFilters({ year: value })}
          />
          <NumberFilter
            label="Chorak"
            numbers={YEAR_QUARTERS}
            name={quarterName}
            value={quarter}
            onChange={(value) => list.setFilters({ quarter: value })}
          />
          <NamedFilter
            label="Jamg'arma"
            query={useQuery(fundsQuery)}
            value={fund}
            onChange={(id) => list.setFilters({ fund: id })}
            width={320}
          />
          <ClearFilters
            active={year !== null || quarter !== null || fund !== null}
            onClear={() => list.setFilters(NO_FILTERS)}
          />
        </>
      }
      actions={<AddLink to="add" />}
      pager={<Pager list={list} page={query.data} noun="ta yozuv" />}
    >
      <DataTable
        label="Davlat maqsadli jamg'armalari"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
      />
    </ListPage>
  );
}
