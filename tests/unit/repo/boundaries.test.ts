import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findCircles } from '../../../scripts/lib/boundaries/circles.ts';
import { crossing } from '../../../scripts/lib/boundaries/crossings.ts';
import { faultsOf } from '../../../scripts/lib/boundaries/faults.ts';
import { readImports } from '../../../scripts/lib/boundaries/imports.ts';
import { RESERVED, ZONES } from '../../../scripts/lib/boundaries/zones.ts';

/** A folder of the sources, what its files may not import, and what they may. */
const BOUNDARIES: { from: string; denied: string[]; allowed: string[] }[] = [
  {
    from: 'src/shared',
    denied: ['react', 'electron', 'node:fs', 'ky', '@mantine/core', '../main/a.ts', '../../tests/a.ts', '@/kit/a.ts'],
    allowed: ['zod', './a.ts', './bridge/a.ts'],
  },
  {
    from: 'src/shared/bridge',
    denied: ['electron', '../../main/a.ts', '../../renderer/src/a.ts'],
    allowed: ['zod', '../errors.ts', './contract.ts'],
  },
  ...[
    'api',
    'auth',
    'session',
    'files',
    'addresses',
    'concurrency',
    'formats',
    'storage',
    'page',
    'bridge',
    'config',
    'diagnostics',
  ].map((folder) => ({
    from: `src/main/${folder}`,
    denied: ['electron', 'electron/main', '../../renderer/src/a.ts', '../../preload/index.ts', '../../../tests/a.ts'],
    allowed: ['./a.ts', '../session/session.ts', '@shared/roles.ts', 'node:fs', 'ky', 'electron-log/node'],
  })),
  {
    from: 'src/main/bridge/handlers',
    denied: ['electron', '../../../renderer/src/a.ts', '../../../preload/index.ts', '../../../../tests/a.ts'],
    allowed: ['./a.ts', '../../session/session.ts', '@shared/roles.ts'],
  },
  ...['windows', 'security', 'menu', 'ports'].map((folder) => ({
    from: `src/main/${folder}`,
    denied: ['../../renderer/src/a.ts', '../../preload/index.ts', '../../../tests/platform/server.ts'],
    allowed: ['electron', '../config/config.ts', '@shared/roles.ts', 'node:fs'],
  })),
  {
    from: 'src/preload',
    denied: ['node:fs', 'fs', '../main/services.ts', '../renderer/src/a.ts', '../../tests/a.ts'],
    allowed: ['electron', '@shared/bridge/bridge.ts', './dropped-files.ts'],
  },
  ...[
    'app',
    'app/shell',
    'api',
    'session',
    'i18n',
    'kit',
    'kit/data-table',
    'entities',
    'domains/initiative/model',
    'features/review',
  ].map((folder) => ({
    from: `src/renderer/src/${folder}`,
    denied: [
      'electron',
      'electron/renderer',
      'node:fs',
      'fs',
      'path',
      '../../../../main/api/client.ts',
      '../../../../../preload/index.ts',
      '../../../../../tests/platform/server.ts',
    ],
    allowed: ['react', '@mantine/core', '@shared/roles.ts', '@/i18n/use-t.ts', './a.ts'],
  })),
  { from: 'src/renderer/src', denied: ['electron', 'node:path', '../../main/index.ts'], allowed: ['./app/main.tsx'] },
  {
    from: 'src/renderer/src/kit',
    denied: [
      '@/features/initiative-list/a.ts',
      '@/entities/regions.ts',
      '@/app/theme.ts',
      '../entities/a.ts',
      '../app/a.ts',
    ],
    allowed: ['@/api/bridge.ts', './data-table/data-table.tsx'],
  },
  {
    from: 'src/renderer/src/kit/data-table',
    denied: [
      '@/features/initiative-list/a.ts',
      '../../features/initiative-list/a.ts',
      '../../entities/a.ts',
      '../../app/a.ts',
    ],
    allowed: ['../fields.ts', '@/kit/page.ts'],
  },
  {
    from: 'src/renderer/src/entities',
    denied: [
      '@/features/initiative-list/a.ts',
      '../features/initiative-list/a.ts',
      '@/app/theme.ts',
      '../app/theme.ts',
    ],
    allowed: ['@/kit/page.ts', '@/api/http.ts'],
  },
  {
    from: 'src/renderer/src/entities/boards',
    denied: ['@/features/initiative-list/a.ts', '../../features/initiative-list/a.ts', '@/app/theme.ts'],
    allowed: ['../regions.ts', '@/kit/page.ts'],
  },
  {
    from: 'src/renderer/src/features/funds',
    denied: [
      '@/features/sign-in/a.ts',
      '../sign-in/a.ts',
      '../../features/sign-in/a.ts',
      '@/app/theme.ts',
      '../../app/a.ts',
      // What lives from the initiative says so.
      '@/domains/initiative/model/initiative.ts',
    ],
    allowed: ['./columns.tsx', './parts/a.tsx', '@/entities/boards.ts', '@/kit/page.ts'],
  },
  {
    from: 'src/renderer/src/features/review',
    denied: [
      '@/features/sign-in/a.ts',
      '../sign-in/a.ts',
      '@/features/initiative-list/a.ts',
      '@/app/theme.ts',
      '@/domains/initiative/registry/api.ts',
    ],
    allowed: ['./photos.tsx', './parts/a.tsx', '@/entities/boards.ts', '@/domains/initiative/decisions/api.ts'],
  },
  {
    from: 'src/renderer/src/domains/initiative/decisions',
    denied: ['@/features/review/a.ts', '../actions/a.ts', '@/app/theme.ts'],
    allowed: ['../model/initiative.ts', '../parts/a.tsx', '@/entities/boards.ts', '@/kit/page.ts'],
  },
];

const cases = BOUNDARIES.flatMap(({ from, denied, allowed }) => [
  ...denied.map((imported) => ({ from, imported, denied: true })),
  ...allowed.map((imported) => ({ from, imported, denied: false })),
]).map((one, index) => ({ ...one, file: `${one.from}/probe-${index}.ts` }));

/** Creates a temporary tree, removed after the tests. */
function treeOf(sources: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  trees.push(tree);
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), source);
  }
  return tree;
}
const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

describe('what a part of the sources may import', () => {
  const tree = treeOf(
    Object.fromEntries(
      cases.map(({ file, imported }, index) => [
        file,
        // In turn a value import, a type import, a re-export and a dynamic import.
        [
          `import { a } from '${imported}';\n\nexport const b = a;\n`,
          `import type { A } from '${imported}';\n\nexport type B = A;\n`,
          `export { a } from '${imported}';\n`,
          `export const a = () => import('${imported}');\n`,
        ][index % 4] ?? '',
      ]),
    ),
  );
  const crossed = new Set(
    readImports(tree, 'src').flatMap((one) => (crossing(one, ZONES, RESERVED) ? [one.from] : [])),
  );

  it.each(cases.filter((one) => one.denied))('$from may not import $imported', ({ file }) => {
    expect(crossed).toContain(file);
  });

  it.each(cases.filter((one) => !one.denied))('$from may import $imported', ({ file }) => {
    expect(crossed).not.toContain(file);
  });

  it('a call of the platform stands in `api.ts`, in a lookup or in the kit that makes lists and trees', () => {
    const to = 'src/renderer/src/api/http.ts';
    const calls = (from: string) => crossing({ from, specifier: '@/api/http.ts', to }, ZONES, RESERVED) === undefined;
    const page = 'src/renderer/src';
    expect(
      ['features/a/api.ts', 'features/a/b/api.ts', 'entities/funds.ts', 'kit/crud/define-crud.ts'].map((file) =>
        calls(`${page}/${file}`),
      ),
    ).toEqual([true, true, true, true]);
    expect(
      ['features/a/page.tsx', 'features/a/my-api.ts', 'kit/list/pager.tsx', 'app/a.ts'].map((file) =>
        calls(`${page}/${file}`),
      ),
    ).toEqual([false, false, false, false]);
  });

  it('a file outside of all parts is reported', () => {
    expect(crossing({ from: 'src/elsewhere/a.ts', specifier: 'zod' }, ZONES)).toContain('no zone');
  });
});

describe('circular imports', () => {
  const circlesOf = (sources: Record<string, string>) =>
    findCircles(readImports(treeOf(sources), 'src')).map(({ folder, members }) => ({ folder, members }));

  it('two folders may not depend on each other, even where no two files do', () => {
    expect(
      circlesOf({
        'src/one/a.ts': `import type { B } from '../other/b.ts'; export type A = B;`,
        'src/one/c.ts': 'export type C = 1;',
        'src/other/b.ts': 'export type B = 1;',
        'src/other/d.ts': `export type { C } from '../one/c.ts';`,
      }),
    ).toEqual([{ folder: 'src', members: ['one', 'other'] }]);
  });

  it('a file may not depend on a folder that depends on it, nor three files on each other in turn', () => {
    expect(
      circlesOf({
        'src/x/a.ts': `import '@/y/b.ts'; import './deep/c.ts';`,
        'src/x/deep/c.ts': `export const c = () => import('../a.ts');`,
        'src/x/one.ts': `import './two.ts';`,
        'src/x/two.ts': `import './three.ts';`,
        'src/x/three.ts': `import './one.ts';`,
      }),
    ).toEqual([
      { folder: 'src/x', members: ['a.ts', 'deep'] },
      { folder: 'src/x', members: ['one.ts', 'three.ts', 'two.ts'] },
    ]);
  });

  it('a dependency in one direction is no circle', () => {
    expect(
      circlesOf({ 'src/x/a.ts': `import '../y/b.ts'; import '../y/c.ts';`, 'src/y/b.ts': `import './c.ts';` }),
    ).toEqual([]);
  });

  it('two files of scripts, tests or tools may not import each other, whatever their folders may, nor a script a tool', () => {
    const faults = faultsOf(
      treeOf({
        'src/shared/a.ts': 'export const a = 1;',
        'scripts/lib/a.ts': `import { b } from '../b.ts'; export const a = b;`,
        'scripts/b.ts': `import type { C } from '../tests/c.ts'; export const b = 1;`,
        'scripts/d.ts': `import './lib/a.ts'; import '../tools/b.ts';`,
        'tests/unit/tools/a.test.ts': `import '../../../tools/a.ts';`,
        'tests/c.ts': `export type C = typeof import('../scripts/d.ts'); export { a } from '../scripts/lib/a.ts';`,
        'tests/e.ts': `import './c.ts'; import './gone.ts';`,
        'tools/a.ts': `import './b.ts'; import '../scripts/b.ts';`,
        'tools/b.ts': `import './a.ts';`,
        'tools/peers/node_modules/c/index.d.ts': `import './gone.ts';`,
      }),
      [],
      [],
    );
    expect(faults.map((fault) => fault.split('\n')[0])).toEqual([
      'tests/e.ts: ./gone.ts is not there',
      'scripts/d.ts may not import the tool tools/b.ts',
      'a circle in .: scripts/b.ts, scripts/lib/a.ts, tests/c.ts',
      'a circle in .: tools/a.ts, tools/b.ts',
    ]);
  });
});
