import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { BoardPart } from '@/entities/board-part.tsx';
import { importLists } from '@/entities/import-lists.ts';
import { NamedFilter } from '@/entities/named-filter.tsx';
import { productCategoriesQuery } from '@/entities/products.ts';
import { useBoardOf } from '@/entities/use-board-of.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { PartExcel } from '@/kit/excel/part-excel.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { idParam, textParam } from '@/kit/list/list-state.ts';
import { SearchInput } from '@/kit/list/search-input.tsx';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { EXPORT_PATH, IMPORT_PATH, products } from './api.ts';
import { productColumns, productName } from './columns.tsx';
import type { Product } from './product.ts';

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
export function Component() {
  const boardOf = useBoardOf();
  const names = useMemo(
    () => ({
      columns: (translation: Translation) => productColumns(translation, boardOf),
      name: (row: Product, translation: Translation) => productName(row, translation, boardOf),
    }),
    [boardOf],
  );
  return (
    <RecordsPage
      crud={products}
      label="Mahsulotlar"
      noun="ta mahsulot"
      list={LIST}
      {...names}
      filters={(list) => <Filters list={list} />}
      actions={<ProductsExcel />}
    />
  );
}

const LISTS = importLists('products');

/** Excel menu of the products: export and import, each for a season (P-012, P-013). */
function ProductsExcel() {
  return (
    <PartExcel
      name="products"
      parameter="board_id"
      field={(field) => <BoardPart {...field} />}
      download={{
        title: 'Mahsulotlarni Excelga yuklab olish',
        path: EXPORT_PATH,
        suggestedName: (board) => `mahsulotlar-${board}.xlsx`,
      }}
      upload={{ title: 'Mahsulotlarni Exceldan yuklash', path: IMPORT_PATH, lists: LISTS }}
      changes={products}
    />
  );
}
