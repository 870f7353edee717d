import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/road-prices/road-prices-page.tsx',
      find: "price('price', t('Narxi')),",
      put: "price('half_ready_price', t('Narxi')),",
      says: 'The half-ready price stands under both headings.',
    },
    {
      file: 'features/road-prices/road-price-page.tsx',
      find: "status === 409 ? 'district_id' : undefined",
      put: "status === 409 ? 'price' : undefined",
      says: 'A district that has a price is told at the price.',
    },
    {
      file: 'features/road-prices/road-prices-excel.tsx',
      find: '{ query: { board_id: board } }',
      put: '{ query: { season: board } }',
      says: 'The season goes out under another name.',
    },
    {
      file: 'features/road-prices/road-prices-excel.tsx',
      find: 'changes={roadPrices}',
      put: 'changes={null}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/road-prices/road-prices-page.tsx',
      find: 'const LIST = { size: 15,',
      put: 'const LIST = { size: 10,',
      says: "The page of prices has another size than the document's.",
    },
    {
      file: 'features/road-prices/road-prices-excel.tsx',
      find: "board === null ? 'yol-narxlari.xlsx'",
      put: "board !== null ? 'yol-narxlari.xlsx'",
      says: "The file of every season bears a season's name.",
    },
    {
      file: 'features/road-prices/road-prices-page.tsx',
      find: '(!several && {',
      put: '(several && {',
      says: 'An empty list tells of filters where none is set.',
    },
  ],
} satisfies Area;
