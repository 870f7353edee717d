import { BoardPart } from '@/entities/board-part.tsx';
import { importLists } from '@/entities/import-lists.ts';
import { PartExcel } from '@/kit/excel/part-excel.tsx';
import { EXPORT_PATH, IMPORT_PATH, products } from './api.ts';

const LISTS = importLists('products');

/** Excel menu of the products: export and import, each for a season (P-012, P-013). */
export function ProductsExcel() {
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
