import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/products/products-page.tsx',
      find: 'changes={products}',
      put: 'changes={{ refresh: async () => undefined }}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/products/products-page.tsx',
      find: "const NO_FILTERS = { search: '', category_id: null, board_id: null };",
      put: "const NO_FILTERS = { search: '', category_id: null };",
      says: 'The season survives the clearing of the filters.',
    },
    {
      file: 'features/products/columns.tsx',
      find: "column.accessor('max_available', {",
      put: "column.accessor('price', {",
      says: 'The price stands under the heading of the number of goods.',
    },
    {
      file: 'features/products/product-page.tsx',
      find: "label={t('Narxi')}",
      put: "label={t('Tovar soni')}",
      says: 'The price is labelled as a number of goods.',
    },
    {
      file: 'features/products/product-page.tsx',
      find: `failure: "Xatolik qayta urinib ko'ring",`,
      put: '',
      says: 'A product that was not saved is told in the words of any record.',
    },
    {
      file: 'features/products/products-page.tsx',
      find: "title: 'Mahsulotlarni Exceldan yuklash'",
      put: "title: 'Mahsulotlarni Excelga yuklab olish'",
      says: 'The import is called as the export.',
    },
    {
      file: 'features/products/products-page.tsx',
      find: "search !== '' || category_id !== null",
      put: 'category_id !== null',
      says: 'A search alone cannot be cleared.',
    },
  ],
} satisfies Area;
