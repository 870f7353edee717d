import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

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
  ...['api', 'auth', 'session', 'files', 'bridge', 'bridge/handlers', 'config', 'diagnostics'].map((folder) => ({
    from: `src/main/${folder}`,
    denied: ['electron', 'electron/main', '../../renderer/src/a.ts', '../../preload/index.ts', '../../../tests/a.ts'],
    allowed: ['./a.ts', '../session/session.ts', '@shared/roles.ts', 'node:fs', 'ky', 'electron-log/node'],
  })),
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
  ...['app', 'app/shell', 'api', 'session', 'i18n', 'kit', 'kit/data-table', 'entities', 'features/initiatives'].map(
    (folder) => ({
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
    }),
  ),
  { from: 'src/renderer/src', denied: ['electron', 'node:path', '../../main/index.ts'], allowed: ['./app/main.tsx'] },
  {
    from: 'src/renderer/src/kit',
    denied: [
      '@/features/initiatives/a.ts',
      '@/entities/regions.ts',
      '@/app/theme.ts',
      '../entities/a.ts',
      '../app/a.ts',
    ],
    allowed: ['@/api/http.ts', './data-table/data-table.tsx'],
  },
  {
    from: 'src/renderer/src/kit/data-table',
    denied: ['@/features/initiatives/a.ts', '../../features/initiatives/a.ts', '../../entities/a.ts', '../../app/a.ts'],
    allowed: ['../fields.ts', '@/kit/page.ts'],
  },
  {
    from: 'src/renderer/src/entities',
    denied: ['@/features/initiatives/a.ts', '../features/initiatives/a.ts', '@/app/theme.ts', '../app/theme.ts'],
    allowed: ['@/kit/page.ts', '@/api/http.ts'],
  },
  {
    from: 'src/renderer/src/entities/boards',
    denied: ['@/features/initiatives/a.ts', '../../features/initiatives/a.ts', '@/app/theme.ts'],
    allowed: ['../regions.ts', '@/kit/page.ts'],
  },
  {
    from: 'src/renderer/src/features/initiatives',
    denied: [
      '@/features/sign-in/a.ts',
      '../sign-in/a.ts',
      '../../features/sign-in/a.ts',
      '@/app/theme.ts',
      '../../app/a.ts',
    ],
    allowed: ['./columns.tsx', './review/photos.tsx', '@/entities/boards.ts', '@/kit/page.ts'],
  },
  {
    from: 'src/renderer/src/features/initiatives/review',
    denied: ['@/features/sign-in/a.ts', '../../sign-in/a.ts', '@/app/theme.ts', '../../../app/theme.ts'],
    allowed: ['../columns.tsx', './photos.tsx', './parts/a.tsx', '@/entities/boards.ts'],
  },
];

const cases = BOUNDARIES.flatMap(({ from, denied, allowed }) => [
  ...denied.map((imported) => ({ from, imported, denied: true })),
  ...allowed.map((imported) => ({ from, imported, denied: false })),
]).map((one, index) => ({ ...one, file: `${one.from}/probe-${index}.ts` }));

describe('boundaries of the code, as rules of the linter', () => {
  let folder = '';
  let restricted = new Set<string>();

  beforeAll(async () => {
    // A tree of its own under the project's real configuration: one file with one import for every case.
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const { file, imported } of cases) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { a } from '${imported}';\n\nexport const b = a;\n`);
    }
    restricted = await restrictedImports(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(cases.filter((one) => one.denied))('$from may not import $imported', ({ file }) => {
    expect(restricted).toContain(file);
  });

  it.each(cases.filter((one) => !one.denied))('$from may import $imported', ({ file }) => {
    expect(restricted).not.toContain(file);
  });
});

/** Rules that forbid an import; the second sends `fs` to `node:fs`, which the first then judges. */
const RULES = ['lint/style/noRestrictedImports', 'lint/style/useNodejsImportProtocol'];

/** Files of the folder in which the linter, under the configuration there, reports a forbidden import. */
function restrictedImports(folder: string): Promise<Set<string>> {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  return new Promise((done, fail) => {
    execFile(process.execPath, [biome, ...args], { cwd: folder, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) => {
      if (!stdout) return fail(new Error(stderr));
      const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
      const hits = report.diagnostics.filter(({ category }) => RULES.includes(category));
      done(new Set(hits.map(({ location }) => location.path.replaceAll('\\', '/'))));
    });
  });
}
