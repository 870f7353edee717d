import { useQuery } from '@tanstack/react-query';
import { fundsQuery } from '@/entities/funds.ts';
import { NamedFilter } from '@/entities/named-filter.tsx';
import { formatDate, formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { figurePair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { filterYears, YEAR_QUARTERS } from '@/kit/inputs/year-quarters.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { NumberFilter } from '@/kit/list/number-filter.tsx';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { type StateTargetFund, stateTargetFunds } from './state-target-fund.ts';

const fundOf = ({ fund }: StateTargetFund, { tr, script }: Translation) => tr(inUzbek(fund, script));
const nameOf = (row: StateTargetFund, translation: Translation) =>
  recordName(
    row.id,
    fundOf(row, translation),
    row.year,
    row.quarter && translation.t('{{quarter}}-chorak', { quarter: row.quarter }),
  );

const column = createAppColumnHelper<StateTargetFund>();
const columnsOf = (translation: Translation) => {
  const { t } = translation;
  const amount = (field: 'revenue' | 'transfers' | 'expenditure', header: string) =>
    column.accessor(field, {
      header,
      meta: { subheader: t('UZS'), width: 'clamp(130px, 14cqw, 200px)', align: 'end', figures: true },
      cell: ({ getValue }) => formatDecimal(getValue()),
    });
  // the quarter is a filter, not a column; it tells apart the rows of a year.
  return [
    column.accessor((row) => fundOf(row, translation), {
      id: 'fund',
      header: t("Jamg'arma"),
      cell: ({ getValue }) => topic(getValue()),
    }),
    column.accessor('year', {
      header: t('Yil'),
      meta: { subheader: t('Chorak'), width: 80, align: 'end', figures: true },
      cell: ({ row: { original } }) => figurePair(String(original.year ?? '—'), String(original.quarter ?? '—')),
    }),
    amount('revenue', t('Tushum')),
    amount('transfers', t('Transfertlar')),
    amount('expenditure', t('Xarajat')),
    column.accessor('created_at', {
      header: t('Yaratilgan sana'),
      meta: { width: 140, align: 'end', figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
  ];
};

/** Initially 10 rows (spec 002 §9). */
const FILTERS = { year: idParam(), quarter: idParam(), fund_id: idParam() };
const LIST = { size: 10, filters: FILTERS };
const NO_FILTERS = { year: null, quarter: null, fund_id: null };

/** Page of the state target funds' income and spending (spec 002 §2, R-023, R-024). */
export const Component = () => (
  <RecordsPage
    crud={stateTargetFunds}
    label="Davlat maqsadli jamg'armalari"
    noun="ta yozuv"
    list={LIST}
    columns={columnsOf}
    name={nameOf}
    filters={(list) => <FundFilters of={list} />}
  />
);

function FundFilters({ of: { filters, setFilters } }: { of: ListControls<typeof FILTERS> }) {
  const { year, quarter, fund_id } = filters;
  const { t } = useT();
  return (
    <>
      <NumberFilter
        label="Yil"
        numbers={filterYears(new Date())}
        value={year}
        onChange={(value) => setFilters({ year: value })}
      />
      <NumberFilter
        label="Chorak"
        numbers={YEAR_QUARTERS}
        name={(value) => t('{{quarter}}-chorak', { quarter: value })}
        value={quarter}
        onChange={(value) => setFilters({ quarter: value })}
      />
      <NamedFilter
        label="Jamg'arma"
        query={useQuery(fundsQuery)}
        value={fund_id}
        onChange={(id) => setFilters({ fund_id: id })}
        width={320}
      />
      <ClearFilters
        active={year !== null || quarter !== null || fund_id !== null}
        onClear={() => setFilters(NO_FILTERS)}
      />
    </>
  );
}
