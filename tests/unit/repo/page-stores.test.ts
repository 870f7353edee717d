import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const page = resolve(import.meta.dirname, '../../../src/renderer/src');
const using = (store: RegExp) =>
  globSync('**/*.{ts,tsx}', { cwd: page }).filter((file) => store.test(readFileSync(resolve(page, file), 'utf8')));

it("what the page remembers stands in one table: no other file uses the window's stores", () => {
  expect(using(/\b(?:localStorage|sessionStorage)\b/).sort()).toEqual(['session/choices.ts', 'session/remembered.ts']);
  expect(using(/\bindexedDB\b|\bcaches\.|document\.cookie|serviceWorker|cookieStore|getDirectory\(/)).toEqual([]);
});
