import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = resolve(import.meta.dirname, '../../../src/renderer/src');
const texts = new Map(
  globSync('{domains,features}/**/*.tsx', { cwd: PAGE }).map(
    (file) => [file.replaceAll('\\', '/'), readFileSync(join(PAGE, file), 'utf8')] as const,
  ),
);
const exported = (text: string) => [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name ?? '');
const shows = (text: string, name: string) => new RegExp(`<${name}\\b`).test(text);

const showing = (names: readonly string[]) =>
  [...texts.values()].filter((text) => names.some((name) => shows(text, name)));

/** Whether a file can open again what it shows, as an action's dialog can, or everything that shows its components can. */
const isOwned = (text: string): boolean => {
  if (/\b(?:useOwnDialog|useActionDialog|OwnedDialog)</.test(text)) return true;
  const around = showing(exported(text));
  return around.length > 0 && around.every(isOwned);
};

/** A dialog that sends: by a form of the kit, or by calls of its own. */
const sends = (text: string) =>
  /<(?:FormDialog|SendDialog|RecordDialog)\b/.test(text) ||
  (/<\w*Dialog\b/.test(text) && text.includes('useSendHold('));
const dialogs = [...texts].filter(([, text]) => sends(text));

test.each(dialogs.map(([file, text]) => [file, exported(text)] as const))(
  'a notice about the form in %s can open it again',
  (_file, names) => {
    expect(names.length).toBeGreaterThan(0);
    // None shows the dialog of an action by its name.
    expect(showing(names).every(isOwned)).toBe(true);
  },
);

test('so it is with the dialogs of actions', () => {
  const read = (file: string) => readFileSync(join(PAGE, file), 'utf8');
  const openers = globSync('**/*.tsx', { cwd: PAGE }).filter((file) => /<\w+(?:\.\w+)*\.Dialog\b/.test(read(file)));
  expect(openers.map((file) => file.replaceAll('\\', '/'))).toEqual(['kit/actions/use-action-dialog.tsx']);
  for (const file of openers) expect(read(file)).toContain('useOwnDialog<');
});
