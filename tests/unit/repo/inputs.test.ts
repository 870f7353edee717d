import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = resolve(import.meta.dirname, '../../../src/renderer/src');
const sources = globSync('**/*.tsx', { cwd: page }).map((file) => ({
  file,
  text: readFileSync(resolve(page, file), 'utf8'),
}));

/** Inputs whose value is the text that they show, a flag, or files, which the error shows by itself. */
const PLAIN = ['Checkbox', 'PasswordInput', 'TextInput', 'Textarea', 'UploadedFileField', 'UploadedPicturesField'];

/** The components that get the props of a form's field. */
const inputs = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/\{\.\.\.(?:as\w+\()?(?:field|form\.getInputProps)\(/g)].map(
      ({ index }) => [...text.slice(0, index).matchAll(/<([A-Z]\w*)/g)].at(-1)?.[1] ?? '',
    ),
  ),
);

/** Whether an input shows in its own words what somebody else has written, or gives its error to one that does. */
function shows(name: string): boolean {
  if (PLAIN.includes(name)) return true;
  const own = sources.find(({ text }) => new RegExp(`export (?:function|const) ${name}\\b`).test(text));
  if (!own || basename(own.file) === 'locked-field.tsx') return false;
  const others = [...own.text.matchAll(/<([A-Z]\w*)/g)]
    .map(([, other = '']) => other)
    .filter((other) => other !== name);
  return /\binWords\b/.test(own.text) || others.some((other) => other !== 'Select' && shows(other));
}

describe('the inputs of forms', () => {
  it('are found', () => expect(inputs.size).toBeGreaterThan(25));

  it.each([...inputs].toSorted())('%s shows what somebody else has written', (name) => {
    expect(shows(name)).toBe(true);
  });
});
