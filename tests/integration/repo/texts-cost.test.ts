import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { textFunctionsOf } from '../../support/text-functions.ts';

const SRC = resolve(import.meta.dirname, '../../../src');
/** Start the program, or another one, when imported or called. */
const STARTS = /^main\/(?:index|excel\/inspect-process|config\/registry|ports\/.*|windows\/.*)\.ts$/;
const files = ['main', 'shared', 'renderer/src'].flatMap((part) =>
  readdirSync(join(SRC, part), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !STARTS.test(file)),
);

/** Functions whose texts are the program's own: nothing that a stranger has written reaches them. */
const OWN_TEXTS = new Set(['renderer/src/app/menu/find.ts foldedLengths']);

/** What hostile texts repeat, and what stands around it. */
const UNITS: readonly string[] = [
  ...[
    'a',
    'A',
    '1',
    '_',
    '-',
    '.',
    ' ',
    '\n',
    '\t',
    "'",
    'ʻ',
    '"',
    '<',
    '>',
    '&',
    '{',
    '(',
    '[',
    '@',
    '#',
    '/',
    '=',
    '\0',
  ],
  ...[
    '1a',
    'a_',
    'a-',
    'a.',
    'a ',
    '1 ',
    '1.',
    '+1',
    'im',
    "o'",
    'sh',
    'ts',
    'я ',
    'Ў',
    '\u200b',
    '\u00a0',
    '😀',
    '\u0301',
  ],
  ...['<a ', '<!--', '</', '&lt', '{{', 'a@', '@a.', 'http://a', '.pdf', '901234567 ', 'AA 1', '№', ' va ', 'II', 'V.'],
];
const FRAMES = [
  ['golib', 'q'],
  ['1', '!'],
] as const;
const textOf = (unit: string, [before, after]: (typeof FRAMES)[number], letters: number) =>
  before + unit.repeat(Math.ceil(letters / unit.length)).slice(0, letters) + after;

/** Letters of the shorter text; the longer one has four times as many. */
const LETTERS = 1_000;
/** Processor time of the shorter text below which no length that can be sent costs a second, in ms. */
const CHEAP_MS = 1;
/** A linear function takes four times as long for the longer text, a quadratic one sixteen times. */
const MOST_GROWTH = 9;
const HANGS_MS = 2_000;

/** Any value that a function wants beside a text: an object with everything, a function, a list of nothing. */
function anything(text: string): unknown {
  const values = new Map<unknown, unknown>([
    [Symbol.toPrimitive, () => text],
    [Symbol.iterator, () => [][Symbol.iterator]()],
    ['length', 0],
    ['then', undefined],
  ]);
  const get = (_: unknown, key: unknown) => (values.has(key) ? values.get(key) : anything(text));
  return new Proxy(() => anything(text), { get });
}

/** An answer that is waited for is nobody's here. */
const settle = (answer: unknown) => answer instanceof Promise && answer.catch(() => {});

const script = new Script('callOfText()');

/** Processor time of a call, in ms; infinite if it hangs. */
function costOf(call: () => unknown): number {
  Object.assign(globalThis, { callOfText: call });
  const before = process.threadCpuUsage();
  try {
    settle(script.runInThisContext({ timeout: HANGS_MS }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Infinity;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The texts, by unit and frame, that cost a function more than they are long. */
function tooDear(call: (text: string) => unknown): string[] {
  const dear: string[] = [];
  for (const unit of UNITS) {
    for (const frame of FRAMES) {
      const [short = '', long = ''] = [LETTERS, 4 * LETTERS].map((letters) => textOf(unit, frame, letters));
      const cheapest = (text: string) => Math.min(...[1, 2, 3].map(() => costOf(() => call(text))));
      const first = costOf(() => call(short));
      if (first < CHEAP_MS) continue;
      const once = Number.isFinite(first) ? cheapest(short) : first;
      if (once < CHEAP_MS) continue;
      if (once === Infinity || cheapest(long) > once * MOST_GROWTH) dear.push(`${JSON.stringify(unit)} in ${frame}`);
    }
  }
  return dear;
}

test('a text costs what it is long: every exported function that takes one is tried with hostile texts', async () => {
  // The page's modules find a program, in which nothing happens.
  vi.stubGlobal('window', { bridge: anything(''), addEventListener: () => {} });
  const dear: string[] = [];
  let [tried, answered] = [0, 0];
  for (const name of files) {
    const functions = textFunctionsOf(readFileSync(join(SRC, name), 'utf8'), name);
    if (functions.length === 0) continue;
    const module: Record<string, unknown> = await import(/* @vite-ignore */ join(SRC, name));
    for (const { exported, parameters } of functions) {
      if (OWN_TEXTS.has(`${name} ${exported}`)) continue;
      const run = module[exported] as (...values: unknown[]) => unknown;
      const values = { optional: () => undefined, other: () => anything('x'), text: (text: string) => text };
      const call = (text: string) => run(...parameters.map((kind) => values[kind](text)));
      tried += 1;
      try {
        settle(call('aa 1'));
        answered += 1;
      } catch {
        // Refuses the text, or needs a page around it: what it does until then is tried all the same.
      }
      dear.push(...tooDear(call).map((text) => `${name} ${exported}: ${text}`));
    }
  }
  expect(dear).toEqual([]);
  expect(tried).toBeGreaterThan(250);
  expect(answered).toBeGreaterThan(0.85 * tried);
}, 300_000);

test('a function whose cost grows with the square of a text, or that hangs, is found', () => {
  expect(tooDear((text) => /\s+$/.test(text)).join()).toContain('" " in golib,q');
  expect(tooDear((text) => /^(?:im|i|m)+$/.test(`${text.slice(5, 85)}q`))).toContain('"im" in golib,q');
  expect(tooDear((text) => text.toUpperCase().split(' ').join('-'))).toEqual([]);
}, 60_000);
