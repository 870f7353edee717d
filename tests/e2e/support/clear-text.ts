import { relative } from 'node:path';
import type { Page } from 'playwright/test';
import { filesBelow } from './files-below.ts';

/** What must be nowhere in clear text: words as they are, and numbers by their digits, however they are formatted. */
export type Secrets = { words: ReadonlySet<string>; numbers: ReadonlySet<string> };

const PHONE = /\+998[\s(]*\d\d[\s)]*\d{3}[\s-]?\d\d[\s-]?\d\d(?!\d)/g;
const PINFL = /(?<!\d)\d{14}(?!\d)/g;
/** Characters between the digits of a number, in texts and in UTF-16. */
const BETWEEN = /[\s()+\0-]/g;

/** PINFL and phones, without the country code, in the text of a screen. */
export const numbersIn = (text: string): string[] => [
  ...[...text.matchAll(PINFL)].map(([number]) => number),
  ...[...text.matchAll(PHONE)].map(([number]) => number.replaceAll(/\D/g, '').slice(3)),
];

/** The secrets that a text or the bytes of a file hold in clear, in UTF-8 or UTF-16. */
export function secretsIn(content: string, { words, numbers }: Secrets): string[] {
  const dense = content.replaceAll('\0', '');
  const found = [...words].filter((word) => content.includes(word) || dense.includes(word));
  for (const [digits] of content.replaceAll(BETWEEN, '').matchAll(/\d{9,}/g)) {
    for (let at = 0; at + 9 <= digits.length; at++) {
      for (const length of [9, 14]) {
        const number = digits.slice(at, at + length);
        if (numbers.has(number)) found.push(number);
      }
    }
  }
  return [...new Set(found)];
}

/** The secrets in clear text by file below the folder, and the number of files searched. */
export function searchFolder(folder: string, secrets: Secrets): { files: number; found: Record<string, string[]> } {
  const all = filesBelow(folder);
  const found: Record<string, string[]> = {};
  for (const { file, bytes } of all) {
    const inside = secretsIn(`${file}\n${bytes.toString('latin1')}`, secrets);
    if (inside.length > 0) found[relative(folder, file)] = inside;
  }
  return { files: all.length, found };
}

/** All that the page keeps besides screen and address: storages, caches, the addresses that it has requested. */
export const keptByPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept.push(requests.map(({ url }) => url));
    }
    kept.push(await indexedDB.databases(), window.history.state);
    kept.push(performance.getEntries().map(({ name }) => name));
    return JSON.stringify(kept);
  });

/** The addresses in the window's history. */
export async function historyOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  await devtools.detach();
  return decodeURIComponent(entries.map(({ url }) => url).join('\n'));
}

/** A heap snapshot of the page's scripts, as text. */
export async function memoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return chunks.join('');
}
