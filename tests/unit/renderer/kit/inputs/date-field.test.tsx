import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { DateField } = await import('@/kit/inputs/date-field.tsx');

it.each([
  ['a day', undefined, 'KK.OO.YYYY'],
  ['a day with its time', '00:00:00', 'KK.OO.YYYY SS:DD:SS'],
])('an empty field for %s says how it is typed', async (_, dayAt, shown) => {
  const props = { label: 'Sana', value: null, onChange: () => undefined, ...(dayAt && { dayAt }) } as const;
  const { html } = await drawPart(createElement(DateField, props), {});
  expect(/\splaceholder="([^"]*)"/.exec(html)?.[1]).toBe(shown);
});
