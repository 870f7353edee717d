import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { namedTwice, readNames, unusedNames } from '../../../scripts/lib/boundaries/names.ts';
import { ZONES } from '../../../scripts/lib/boundaries/zones.ts';

const tree = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const PAGE = 'src/renderer/src';
const SOURCES: Record<string, string> = {
  'src/shared/a.ts': 'export const inBoth = 1;\nexport type Reexported = 1;\n',
  'src/main/a.ts': `export { inBoth as other } from '@shared/a.ts';\nexport function apart() {}\n`,
  'src/main/files/b.ts': 'const inBoth = 2;\nexport { inBoth };\nexport type Reexported = 2;\n',
  [`${PAGE}/kit/a.ts`]: `export type { Reexported } from '@shared/a.ts';\nexport const apart = 1;\nexport class Kit {}\n`,
  [`${PAGE}/features/news/a.ts`]: 'export const ofFeature = 1;\nexport interface Kit {}\n',
  [`${PAGE}/features/funds/a.ts`]: 'export const ofFeature = 1;\nconst Kit = 1;\nvoid Kit;\n',
};
for (const [file, source] of Object.entries(SOURCES)) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}
const names = readNames(tree, 'src');

describe('a name that is exported twice', () => {
  it('is reported where a file could import either: values, types, lists of exports', () => {
    expect(namedTwice(names, ZONES)).toEqual([
      { name: 'inBoth', files: ['src/main/files/b.ts', 'src/shared/a.ts'] },
      { name: 'Reexported', files: ['src/main/files/b.ts', 'src/shared/a.ts'] },
      { name: 'Kit', files: [`${PAGE}/features/news/a.ts`, `${PAGE}/kit/a.ts`] },
    ]);
  });

  it('is allowed in the list of usual names, which names nothing that stands once', () => {
    const usual = [{ names: ['inBoth', 'Kit', 'Reexported', 'gone'] }];
    expect(namedTwice(names, ZONES, usual)).toEqual([]);
    expect(unusedNames(names, usual)).toEqual(['gone']);
  });
});
