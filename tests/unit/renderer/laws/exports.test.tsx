import { type ComponentType, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { documentedCall } from './documented-call.ts';
import { type DrawnButton, downloads, stubDownloads } from './export-stubs.tsx';
import { EXPORTS, type ExportLine } from './export-table.ts';
import { LOOKUPS } from './places.ts';

stubDownloads();
const { draw, drawPart } = await import('./program.tsx');
const { DocumentsDialog } = await import('@/features/protocols/documents-dialog.tsx');
const PARTS: Readonly<Record<string, unknown>> = { DocumentsDialog };

/** What the buttons of a screen start, each file once, with what they ask. */
async function exportsAt({ answers, situation }: ExportLine, at: ExportLine['at']) {
  const all = { ...LOOKUPS, ...answers };
  if (typeof at === 'string') await draw(at, all, situation);
  else await drawPart(createElement(PARTS[at.part] as ComponentType<object>, at.props), all, situation);
  // As the last drawing has them, which has all answers; a button of the kit is one of Mantine's, too.
  const drawn = downloads.buttons.splice(0);
  const last = [...new Map(drawn.map((one) => [`${one.label} ${one.ofKit}`, one])).values()];
  const files = new Map<string, DrawnButton & (typeof downloads.started)[number]>();
  for (const button of last.toSorted((one, other) => Number(other.ofKit) - Number(one.ofKit))) {
    downloads.started = [];
    try {
      button.press();
    } catch {
      // What needs a browser starts no download.
    }
    for (const file of downloads.started)
      if (!files.has(file.suggestedName ?? '')) files.set(file.suggestedName ?? '', { ...button, ...file });
  }
  return [...files.values()].sort((one, other) => one.label.localeCompare(other.label));
}

it('every export of the program is in the table', () => {
  const found = readSources()
    .usesIn(['features/', 'domains/', 'entities/', 'app/'], /useDownload|ExcelFiles|PartExcel/)
    .filter(({ of }) => /^(useDownload|ExcelFiles|PartExcel)$/.test(of))
    .map(({ file }) => file);
  expect([...new Set(found)].sort()).toEqual([...new Set(Object.values(EXPORTS).map(({ file }) => file))].sort());
});

it('no file has the name of another', async () => {
  const named = new Map<string, string[]>();
  for (const line of Object.values(EXPORTS))
    for (const { path, suggestedName = path } of await exportsAt(line, line.at))
      named.set(suggestedName, [...new Set([...(named.get(suggestedName) ?? []), path])]);
  expect([...named].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

describe.each(Object.entries(EXPORTS))('the export of %s', (_, line) => {
  it("asks for its own file, by the documents' parameters", async () => {
    const asked = await exportsAt(line, line.at);
    expect(asked.map(({ label, path, query }) => [label, path, ...(query ? [query] : [])])).toEqual(
      line.exports.toSorted(([one], [other]) => one.localeCompare(other)),
    );
    for (const { path, query = {}, suggestedName } of asked) {
      const { query: known = ['no such call'] } = documentedCall({ method: 'GET', path }) ?? {};
      expect(Object.keys(query).filter((key) => !known.includes(key))).toEqual([]);
      expect(suggestedName).toMatch(/^(?!.*null)[a-z][a-z0-9-]+\.xlsx$/);
    }
  });

  const { always = [], narrowed } = line;
  type Place = readonly [at: ExportLine['at'], saying: readonly (readonly [button: string, says: string])[]];
  const places: Place[] = [[line.at, always]];
  const [first] = line.exports;
  if (narrowed && first) places.push([narrowed[0], [[first[0], narrowed[1]], ...always]]);
  it.each(places)('says at %s where its file holds more than the list, and what: %s', async (at, buttons) => {
    const saying = (await exportsAt(line, at)).filter(({ whole }) => whole);
    expect(saying.map(({ label, whole }) => [label, whole])).toEqual(buttons);
  });
});
