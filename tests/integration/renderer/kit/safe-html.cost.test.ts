import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { kitPageForEach } from '../../../support/gallery/kit-page.ts';
import { needsDocument, textFunctionsOf } from '../../../support/text-functions.ts';
import type { TextCall } from '../../../support/text-growth.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    examine: (file: string, exported: string) => Promise<string | undefined>;
    examineRule: (call: TextCall) => string | undefined;
  }
}

const SRC = resolve(import.meta.dirname, '../../../../src/renderer/src');
const page = kitPageForEach('markup-cost.html');

/** The exported functions that take one text and need a document. */
const functions = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(join(SRC, file), 'utf8');
    const found = needsDocument(code) ? textFunctionsOf(code, file) : [];
    return found.map(({ exported, parameters }) => ({ file, exported, parameters: parameters.join() }));
  });

test('the functions that need a document are known', () => {
  expect(functions.map(({ exported }) => exported).sort()).toEqual([
    'cleanHtml',
    'pastedHtml',
    'pastedText',
    'sanitizeHtml',
  ]);
});

test.each(functions)(
  'markup costs $exported what it is long',
  async ({ file, exported, parameters }) => {
    expect(parameters).toBe('text');
    const opened = await page.open();
    expect(await opened.evaluate(([of, name]) => window.examine(of, name), [file, exported] as const)).toBeUndefined();
  },
  400_000,
);

test('a rule whose cost grows with the square of its markup is found', async () => {
  const opened = await page.open();
  const parse = () => window.examineRule((html) => new DOMParser().parseFromString(html, 'text/html'));
  expect(await opened.evaluate(parse)).toContain('elements that are opened anew: ');
}, 400_000);
