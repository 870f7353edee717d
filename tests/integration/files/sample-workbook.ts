import { utils, write } from 'xlsx';

/** A workbook of so many customers, as the platform's import takes it. */
export function customersWorkbook(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, index) => [
    `Buyurtmachi ${index + 1}`,
    String(500_000_000 + index),
    'OTHERS',
  ]);
  const sheet = utils.aoa_to_sheet([['Nomi', 'INN', 'Turi'], ...rows]);
  return write(utils.book_new(sheet, 'Varaq'), { type: 'buffer', bookType: 'xlsx', compression: true });
}
