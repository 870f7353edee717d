import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { pictureRule } = await import('@/kit/files/file-rule.ts');
const { UploadedPictureField } = await import('@/kit/uploads/uploaded-picture-field.tsx');

const ATTACHED = 'Biriktirilgan rasm';
const NAME = 'maydoncha.jpg';
const RULE = pictureRule();

it.each([
  ['by its name', { hash: 'a1', name: NAME }, [NAME]],
  ['as attached where the platform does not say its name', { hash: 'a1', name: '' }, [ATTACHED]],
  ['not at all where there is none', null, []],
])('a picture is called %s', async (_, value, said) => {
  const props = { name: 'logo', label: 'Rasm', rule: RULE, value, onChange: () => undefined } as const;
  const text = textOf((await drawPart(createElement(UploadedPictureField, props), {})).html);
  expect([ATTACHED, NAME].filter((one) => text.includes(one))).toEqual(said);
});
