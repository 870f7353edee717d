import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const READING = /\bZ-\d{3}\b/g;
const PAGE = 'docs/readings.md';

/** The page's entries: a list item for each reading. */
const entries = readFileSync(join(root, PAGE), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, text] = /^- \*\*(Z-\d{3})\*\* (.*)$/.exec(line) ?? [];
    return id === undefined || text === undefined ? [] : [{ id, text }];
  });

it('every reading that the code cites is explained, and no other', () => {
  const cited = new Set<string>();
  for (const file of globSync('{src,tests,tools}/**/*.{ts,tsx,css}', { cwd: root, exclude: ['**/node_modules/**'] }))
    for (const [id] of readFileSync(join(root, file), 'utf8').matchAll(READING)) cited.add(id);
  expect(entries.map(({ id }) => id)).toEqual([...cited].toSorted());
});

it.each(entries)('$id says what is unclear, what was decided, where it lives and what contradicts it', ({ text }) => {
  const [unclear = '', decided = '', lives = '', wire = ''] = text
    .split(/\*(?:Unclear|Decided|Lives in|On the wire):\* /)
    .slice(1);
  expect([unclear, decided, wire].map((part) => part.trim() !== '')).toEqual([true, true, true]);
  const files = [...lives.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
