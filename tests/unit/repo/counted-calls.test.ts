import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { CALLS } from '../../platform/calls/all.ts';
import { WRITING_CALLS } from './writing-calls.ts';

const page = resolve(import.meta.dirname, '../../../src/renderer/src');
const files = globSync('**/*.{ts,tsx}', { cwd: page });
const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(resolve(page, file), 'utf8'))).toSorted();

/** The calls of the documents that take a table of rows, and the files that open their imports. */
const IMPORTS: Readonly<Record<string, string>> = {
  E029: 'domains/initiative/registry/import-dialog.tsx',
  E055: 'features/products/products-page.tsx',
  E067: 'features/chronology-partners/pages.tsx',
  E068: 'features/chronology-partners/pages.tsx',
  E140: 'features/quarters/quarters-excel.tsx',
  E141: 'features/quarters/quarters-excel.tsx',
  E142: 'features/quarters/quarters-excel.tsx',
  E143: 'features/quarters/quarters-excel.tsx',
  E150: 'features/district-budget/district-budget-page.tsx',
  E161: 'features/managers/managers-excel.tsx',
  E162: 'features/managers/managers-excel.tsx',
  E163: 'features/managers/managers-excel.tsx',
  E164: 'features/managers/managers-excel.tsx',
  E165: 'features/managers/managers-excel.tsx',
  E172: 'features/population/population-excel.tsx',
  E186: 'features/organizations/organizations-page.tsx',
  E187: 'features/roads/roads-page.tsx',
  E200: 'features/customers/customers-page.tsx',
  E221: 'features/ministry-execution/executions-page.tsx',
  E248: 'features/road-prices/road-prices-excel.tsx',
  E277: 'features/school-boards/budget-info.tsx',
  E294: 'features/students/students-excel.tsx',
  E301: 'features/secret-keys/secret-keys-page.tsx',
  E315: 'features/school-initiatives/parts/school-excel.tsx',
};
/** The service that keeps a single file. */
const FILE_SERVICE = 'E006';

describe('what counts rows or people says how many', () => {
  it('every call that takes a table has a line', () => {
    const taking = CALLS.filter(({ id, multipart }) => id !== FILE_SERVICE && multipart?.includes('file'));
    expect(taking.map(({ id }) => id).toSorted()).toEqual(Object.keys(IMPORTS));
  });

  it('every import is the import of the kit, which reads the totals', () => {
    const opening = filesWith(/\buseImport\(|<PartExcel\b/).filter((file) => !file.startsWith('kit/'));
    expect(opening).toEqual([...new Set(Object.values(IMPORTS))].toSorted());
    expect(filesWith(/\bupload\.send\(/)).toEqual(['kit/excel/use-import-form.ts']);
  });

  test('totals are read by one schema: of imports, and of all calls that send to several', () => {
    const sending = WRITING_CALLS.filter(([, guard, why = '']) => guard === 'none' && /^(?:Messages|Keys) /.test(why));
    expect(sending.map(([call]) => call.split('#')[0])).toEqual([
      'features/initiative-list/winners/api.ts',
      'features/students/api.ts',
    ]);
    expect(filesWith(/\bschema: totalsAnswer\b/)).toEqual([
      'features/initiative-list/winners/api.ts',
      'features/students/api.ts',
      'kit/excel/use-import-form.ts',
    ]);
  });

  test('whether it was a success is said by their outcome, not by the absence of failures', () => {
    expect(filesWith(/\.failed (?:[=!]==|>) 0/)).toEqual([]);
  });
});
