import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { tooDear } from '../../support/text-cost.ts';
import { needsDocument, textFunctionsOf } from '../../support/text-functions.ts';
import { firstExcess } from '../../support/text-growth.ts';

const SRC = resolve(import.meta.dirname, '../../../src');
/** Start the program, or another one, when imported or called. */
const STARTS = /^main\/(?:index|excel\/inspect-process|config\/registry|ports\/.*|windows\/.*)\.ts$/;
const files = ['main', 'shared', 'renderer/src'].flatMap((part) =>
  readdirSync(join(SRC, part), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !STARTS.test(file)),
);

/** Functions whose texts are the program's own, with the reason. */
const OWN_TEXTS = new Set([
  // Names of screens, each of whose beginnings is folded once.
  'renderer/src/kit/palette/find.ts foldedLengths',
]);

/** Any value that a function wants beside a text: an object with everything, a function, a list of nothing, one. */
function anything(): unknown {
  const values = new Map<unknown, unknown>([
    [Symbol.toPrimitive, (hint: string) => (hint === 'number' ? 1 : 'x')],
    [Symbol.iterator, () => [][Symbol.iterator]()],
    ['length', 0],
    ['then', undefined],
  ]);
  const get = (_: unknown, key: unknown) => (values.has(key) ? values.get(key) : anything());
  return new Proxy(() => anything(), { get });
}

const INNOCENT = { text: 'aa 1', texts: ['aa 1'], optional: undefined, other: anything() };

test('a text costs what it is long: every exported function that takes one is tried with hostile texts', async () => {
  // The page's modules find a program, in which nothing happens.
  vi.stubGlobal('window', { bridge: anything(), addEventListener: () => {} });
  vi.stubGlobal('sessionStorage', anything());
  const dear: string[] = [];
  const lacking: string[] = [];
  let [tried, answered] = [0, 0];
  for (const name of files) {
    const code = readFileSync(join(SRC, name), 'utf8');
    // Tried in a browser: `integration/renderer/kit/safe-html.cost.test.ts`.
    const functions = needsDocument(code) ? [] : textFunctionsOf(code, name);
    if (functions.length === 0) continue;
    const module: Record<string, unknown> = await import(/* @vite-ignore */ join(SRC, name));
    for (const { exported, parameters } of functions) {
      if (OWN_TEXTS.has(`${name} ${exported}`)) continue;
      const run = module[exported] as (...values: unknown[]) => unknown;
      const innocent = parameters.map((wanted) => INNOCENT[wanted]);
      tried += 1;
      try {
        const answer = run(...innocent);
        if (answer instanceof Promise) answer.catch(() => {});
        answered += 1;
      } catch (error) {
        // Refuses even this text: what it does until then is tried all the same.
        if (error instanceof ReferenceError) lacking.push(`${name} ${exported}: ${error.message}`);
      }
      // One hostile text at a time: two of them together are another length.
      for (const [at, wanted] of parameters.entries()) {
        if (wanted !== 'text' && wanted !== 'texts') continue;
        const excess = tooDear((text) => run(...innocent.with(at, wanted === 'texts' ? [text] : text)));
        if (excess !== undefined) dear.push(`${name} ${exported}: ${excess}`);
      }
    }
  }
  expect(dear.join('\n')).toBe('');
  expect(lacking.join('\n')).toBe('');
  expect(tried).toBeGreaterThan(300);
  expect(answered).toBeGreaterThan(0.9 * tried);
}, 600_000);

test('a function whose cost grows with the square of a text, or that does not end, is found', () => {
  expect(tooDear((text) => /\s+$/.test(text))).toContain('" "…q: ');
  expect(tooDear((text) => /^golib(?:im|i|m)+$/.test(text), 2_000)).toBe('golib"im"…q: does not end');
  expect(tooDear((text) => [...text].map((letter) => letter.localeCompare('a')).length)).toBeUndefined();
}, 60_000);

test('a function that does nothing with short texts, and what all others do with longer ones, is not', () => {
  const place = new Int32Array(new SharedArrayBuffer(4));
  let processor = 0;
  const split = ({ length }: string) => {
    if (length < 2_000) return;
    processor += length / 1_000;
    Atomics.wait(place, 0, 0, 8);
  };
  expect(firstExcess(split, HOSTILE_TEXTS.slice(0, 1), { clock: () => processor, mostGrowth: 5 })).toBeUndefined();
});
