import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { WhyNotText } = await import('@/features/appeals/why-not-text.tsx');

const LACKS = (what: string) => `Platforma ${what} ni bermagan: matndan olib tashlang yoki o'zingiz yozing.`;

it.each([
  ['no words', 'blank', undefined, 'Majburiy maydon'],
  ["its author's name", 'author', undefined, LACKS('Muallif ismi')],
  ['its number', 'public_id', undefined, LACKS('Murojaat raqami')],
  ['the number of one of several', 'public_id', '371, Zarina', `371, Zarina. ${LACKS('Murojaat raqami')}`],
] as const)('an answer that cannot be sent for want of %s says so', async (_, why, of, said) => {
  expect(textOf((await drawPart(createElement(WhyNotText, { why, of }), {})).html)).toBe(said);
});
