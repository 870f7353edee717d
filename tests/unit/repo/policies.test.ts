import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { policyFiles } from '../../../scripts/lib/policies/admx.ts';
import { ENVIRONMENT } from '../../../src/main/config/config.ts';
import { POLICY_KEY } from '../../../src/main/config/registry.ts';

const folder = resolve(import.meta.dirname, '../../../resources/policies');
const files = policyFiles();
const ADMX = 'tashabbusli-budjet.admx';
const TEXTS = ['en-US/tashabbusli-budjet.adml', 'uz-Latn-UZ/tashabbusli-budjet.adml'];

type Element = { name: string; attributes: Record<string, string> };

/** Returns the elements of a file on disk; throws if it is not XML. */
function elementsOf(file: string): Element[] {
  const found: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(readFileSync(join(folder, file), 'utf8')).close();
  return found;
}

const named = (file: string, name: string) => elementsOf(file).filter((element) => element.name === name);
const ids = (file: string, name: string) => named(file, name).map(({ attributes }) => attributes.id ?? '');

describe('the files for group policies', () => {
  it('are those that `node scripts/policies.ts` writes', () => {
    expect(Object.keys(files).sort()).toEqual([ADMX, ...TEXTS].sort());
    for (const [path, content] of Object.entries(files)) expect(readFileSync(join(folder, path), 'utf8')).toBe(content);
  });

  it('have every key of the configuration, for the machine alone, in the place that the program reads', () => {
    const policies = named(ADMX, 'policy').map(({ attributes }) => attributes);
    expect(policies.map(({ name }) => name).sort()).toEqual(Object.keys(ENVIRONMENT).sort());
    for (const { class: kind, key } of policies) expect([kind, `HKLM\\${key}`]).toEqual(['Machine', POLICY_KEY]);
    const flags = policies.flatMap(({ valueName }) => valueName ?? []);
    const texts = named(ADMX, 'text').map(({ attributes }) => attributes.valueName);
    expect([...flags, ...texts].sort()).toEqual(Object.keys(ENVIRONMENT).sort());
    expect(flags).toEqual(['passwordLogin', 'updatePrereleases']);
  });

  it.each(TEXTS)('%s has every text that is referenced, and no other', (file) => {
    const asked = [...(files[ADMX] ?? '').matchAll(/\$\((string|presentation)\.(\w+)\)/g)];
    const of = (kind: string) => [...new Set(asked.flatMap(([, which, id]) => (which === kind ? (id ?? []) : [])))];
    expect(ids(file, 'string').sort()).toEqual(of('string').sort());
    expect(ids(file, 'presentation').sort()).toEqual(of('presentation').sort());
    const boxes = named(file, 'textBox').map(({ attributes }) => attributes.refId);
    expect(boxes.sort()).toEqual(ids(ADMX, 'text').sort());
  });
});
