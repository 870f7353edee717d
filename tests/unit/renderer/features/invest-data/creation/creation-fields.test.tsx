import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { ADDRESS, LISTS } from './lists.ts';

const { CreationForm } = await import('@/features/invest-data/creation/creation-form.tsx');

const idle = () => undefined;
const FIRST = 'placeholder="Avval sohani tanlang"';
const SAMPLE = 'Ro&#x27;yxatlar namuna';

async function form(category: number | null, sample: boolean): Promise<string> {
  const props = { address: { ...ADDRESS, category }, lists: { ...LISTS, sample }, publicIdKey: 'public_id' };
  return (await drawPart(createElement(CreationForm, { ...props, onCreated: idle, onLeave: idle }), {})).html;
}

it('O-014: a branch waits for its sphere, which a category may give', async () => {
  expect((await form(null, false)).includes(FIRST)).toBe(true);
  expect((await form(11, false)).includes(FIRST)).toBe(false);
});

it('Z-077: lists that are a sample are told as such', async () => {
  expect((await form(11, true)).includes(SAMPLE)).toBe(true);
  expect((await form(11, false)).includes(SAMPLE)).toBe(false);
});
