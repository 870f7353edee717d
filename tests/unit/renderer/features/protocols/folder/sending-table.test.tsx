import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { namesIn, textOf } from '../../../laws/table-of.ts';

const { SendingTable } = await import('@/features/protocols/folder/sending-table.tsx');

const UNDER_WAY = 'Oynani yopsangiz ham yuborish davom etadi. Dastur yopilsa, qolgan 2 tasi ish stolida kutadi.';

type State = { steps: string[]; going?: boolean; confirmed?: number };

it.each<[string, State, string, string[]]>([
  [
    'are being sent',
    { steps: ['done', 'queued', 'sending'], going: true },
    'Protokollar yuborilmoqda 3 tadan 1 tasi biriktirildi',
    ["To'xtatish"],
  ],
  [
    'are not all sent',
    { steps: ['done', 'queued', 'failed'] },
    "Yuborish to'xtagan 3 tadan 1 tasi biriktirildi, 1 tasi to'xtadi",
    ['Olib tashlash', 'Davom ettirish'],
  ],
  [
    'are all sent',
    { steps: ['done', 'done', 'taken'] },
    'Protokollar yuborildi 3 tadan 2 tasi biriktirildi',
    ['Yopish'],
  ],
  [
    "are all sent, and in the platform's own list",
    { steps: ['done', 'done', 'taken'], confirmed: 2 },
    'Protokollar yuborildi 3 tadan 2 tasi platformada tasdiqlandi',
    ['Yopish'],
  ],
])(
  'protocols that %s say so, and offer what is left',
  async (_, { steps, going = false, confirmed }, said, buttons) => {
    const items = steps.map((step, at) => ({ id: String(at), name: `${at}.pdf`, step }));
    const run = { board: 6, going, confirmed: confirmed ?? null, problem: null, items } as never;
    const { html } = await drawPart(createElement(SendingTable, { run }), {});
    const text = textOf(html);
    expect(text.startsWith(`${said} `)).toBe(true);
    expect(text.includes(UNDER_WAY)).toBe(going);
    expect(namesIn(html, 'button')).toEqual(buttons);
  },
);
