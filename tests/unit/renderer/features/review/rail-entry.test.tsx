import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { namesIn, textOf } from '../../laws/table-of.ts';

const { RailEntry } = await import('@/features/review/rail-entry.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const AMOUNTS = { requested_amount: 520_000_002, granted_amount: 450_000_001 };
const item = initiativeSchema.parse({ id: 701, title: "Yo'l", ...AMOUNTS });

it.each([
  ['nothing so far: its number', null, null, undefined, '7'],
  ['an acceptance', 'for', null, 'Tasdiqlangan', ''],
  ['a refusal', 'against', null, 'Rad etilgan', ''],
  ['another action', 'done', null, 'Bajarilgan', ''],
  ["somebody else's decision", 'elsewhere', null, 'Qaror allaqachon qabul qilingan', ''],
  ['a decision on its way', null, 'sending', 'Yuborilmoqda', ''],
  ['a decision that came back', null, 'returned', 'Qaror qaytdi', ''],
] as const)(
  'an entry of the queue shows its subject, what is asked for, and %s',
  async (_, mark, sent, sign, number) => {
    const props = { entry: { item, mark, gone: false }, number: 7, current: false, onShow: () => undefined };
    const { html } = await drawPart(createElement(RailEntry, { ...props, drafted: true, sent }), {});
    expect(
      /role="img"[^>]*aria-label="([^"]*)"|aria-label="([^"]*)"[^>]*role="img"/.exec(html)?.slice(1).join(''),
    ).toBe(sign);
    expect(textOf(html)).toBe(`${number} Yo'l 520 000 002 so'm qoralama bor`.trim());
  },
);

it.each([
  ['may be decided with others', [701], null, ['7-tashabbusni belgilash']],
  ['may not', [], null, []],
  ['is on its way', [701], 'sending', []],
] as const)('an entry can be ticked by its number where it %s', async (_, possible, sent, boxes) => {
  const selection = { possible: new Set(possible), ids: new Set(), toggle: () => undefined } as never;
  const entry = { item, mark: null, gone: false };
  const props = { entry, number: 7, current: false, onShow: () => undefined, drafted: false, sent, selection };
  const { html } = await drawPart(createElement(RailEntry, props), {});
  expect(namesIn(html, 'input')).toEqual(boxes);
});
