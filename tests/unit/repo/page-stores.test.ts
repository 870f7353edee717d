import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const page = resolve(import.meta.dirname, '../../../src/renderer/src');
const using = (store: RegExp) =>
  globSync('**/*.{ts,tsx}', { cwd: page }).filter((file) => store.test(readFileSync(resolve(page, file), 'utf8')));

it('what outlives the window in the page is the sending of an SMS alone, under its platform', () => {
  expect(using(/\blocalStorage\b/)).toEqual(['features/initiative-list/winners/sms-dialog.tsx']);
  expect(using(/\bindexedDB\b|\bcaches\.|document\.cookie|serviceWorker|cookieStore|getDirectory\(/)).toEqual([]);
});
