import { useQuery } from '@tanstack/react-query';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { NamedFilter } from '@/entities/named-filter.tsx';
import { productCategoriesQuery } from '@/entities/products.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { idParam, textParam } from '@/kit/list/list-state.ts';
import { SearchInput } from '@/kit/list/search-input.tsx';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { products } from './api.ts';
import { type Product, unitLabel } from './product.ts';
import { ProductsExcel } from './products-excel.tsx';

const nameOf = ({ title }: Product, { tr, script }: Translation) => tr(inUzbek(title, script));

/** Label of a unit; an unknown unit is shown as the platform sends it. */
const unitOf = ({ unit_of_measure }: Product, { t }: Translation) => {
  const label = unitLabel(unit_of_measure);
  return label ? t(label) : unit_of_measure;
};

const column = createAppColumnHelper<Product>();
const columnsOf = (translation: Translation) => [
  column.accessor((row) => nameOf(row, translation), {
    id: 'title',
    header: translation.t('Sarlavha'),
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor(({ category }) => translation.tr(category), {
    id: 'category',
    header: translation.t('Kategoriya'),
    meta: { width: 'clamp(180px, 24cqw, 320px)' },
    cell: ({ getValue }) => lines(getValue()),
  }),
  column.accessor((row) => unitOf(row, translation), {
    id: 'unit',
    header: translation.t("O'lchov birligi"),
    meta: { width: 150 },
    cell: ({ getValue }) => lines(getValue()),
  }),
  column.accessor('max_available', {
    header: translation.t('Tovar soni'),
    meta: { width: 120, align: 'end', figures: true },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('price', {
    header: translation.t("Narxi, so'm"),
    meta: { width: 150, align: 'end', figures: true },
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
];

/** Initially 20 rows (P-002). */
const LIST = { filters: { search: textParam(), category_id: idParam(), board_id: idParam() } };
const NO_FILTERS = { search: '', category_id: null, board_id: null };

function Filters({ list }: { list: ListControls<typeof LIST.filters> }) {
  const { search, category_id, board_id } = list.filters;
  const categories = useQuery(productCategoriesQuery(null));
  return (
    <>
      <SearchInput label="Mahsulotni qidirish" value={search} onChange={(text) => list.setFilters({ search: text })} />
      <NamedFilter
        label="Kategoriya"
        query={categories}
        value={category_id}
        onChange={(id) => list.setFilters({ category_id: id })}
      />
      <BoardFilter value={board_id} onChange={(id) => list.setFilters({ board_id: id })} />
      <ClearFilters
        active={search !== '' || category_id !== null || board_id !== null}
        onClear={() => list.setFilters(NO_FILTERS)}
      />
    </>
  );
}

/** Page of the products (spec 001 §2, P-001). */
export const Component = () => (
  <RecordsPage
    crud={products}
    label="Mahsulotlar"
    noun="ta mahsulot"
    list={LIST}
    columns={columnsOf}
    name={nameOf}
    filters={(list) => <Filters list={list} />}
    actions={<ProductsExcel />}
  />
);
