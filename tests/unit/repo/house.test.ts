import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../../src');

/** A row of the table in `src/README.md`: its folders, and how many files and lines they have. */
type Row = { folders: string[]; files: number; lines: number };

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** The rows; folders without a slash stand beside the first. */
const rows = [
  ...readFileSync(join(src, 'README.md'), 'utf8').matchAll(/^\| (\[?`.*?) \|.*\| ([\d,]+) \| ([\d,]+) \|.*\|$/gm),
].map(([, named = '', files = '', lines = '']): Row => {
  const [first = '', ...others] = [...named.matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name);
  const folders = [first, ...others.map((name) => first.replace(/[^/]+$/, name))];
  return { folders, files: numberOf(files), lines: numberOf(lines) };
});

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => /\.(tsx?|css)$/.test(file));

it('the table of the parts names each part of the sources', () => {
  const parts = sources.filter(
    (file) => !rows.some(({ folders }) => folders.some((one) => file.startsWith(`${one}/`))),
  );
  expect(parts).toEqual([]);
  expect(rows).toHaveLength(10);
});

it.each(rows)('$folders: about $files files and $lines lines', ({ folders, files, lines }) => {
  const own = sources.filter((file) => folders.some((one) => file.startsWith(`${one}/`)));
  const length = own.reduce((sum, file) => sum + readFileSync(join(src, file), 'utf8').split('\n').length - 1, 0);
  for (const [said, found] of [
    [files, own.length],
    [lines, length],
  ] as const) {
    expect(Math.abs(found - said), `${found} rather than ${said}`).toBeLessThanOrEqual(said / 5);
  }
});
