import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { utils, write } from 'xlsx';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { openCustomerImport, settledCustomers } from './support/customer-import.ts';

test('a preview numbers rows as the file does, also after empty rows, and marks the right cells', async ({
  page,
  profileDir,
  signIn,
}) => {
  await signIn('admin');
  await settledCustomers(page);
  const { dialog } = await openCustomerImport(page);

  const file = join(profileDir, 'qatorlar.xlsx');
  const rowsOfFile = [
    [],
    [],
    ['Nomi', 'INN'],
    ['Olmazor DUK', '301234567', 'a'],
    [],
    [],
    ['Nurafshon  DUK', '302234567', 'b'],
  ];
  await writeFile(file, write(utils.book_new(utils.aoa_to_sheet(rowsOfFile), 'Varaq'), { type: 'buffer' }));
  await dropFiles(dialog.locator('[data-drop-zone]'), [file]);

  const rows = dialog.locator('table').getByRole('row');
  await expect(rows).toHaveText([/^Qator.*Nomi.*INN/, /^4.*Olmazor/, /^7.*Nurafshon/]);
  // Marked: a column without a name, and two consecutive spaces.
  await expect(rows.nth(0).locator('[data-marked]')).toHaveText(['—']);
  await expect(rows.nth(1).locator('[data-marked]')).toHaveCount(0);
  await expect(rows.nth(2).locator('[data-marked]')).toHaveText([/Nurafshon {2}DUK/]);
});
