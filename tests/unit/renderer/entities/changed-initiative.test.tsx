import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../laws/program.tsx';
import { textOf } from '../laws/table-of.ts';

const { ChangedInitiative } = await import('@/entities/changed-initiative.tsx');

const CHANGE = { label: 'Sarlavha', before: () => 'Bog', after: () => 'Bino' } as const;
const CHANGED = "Siz ko'rayotganingizda tashabbus o'zgardi Sarlavha Bog → Bino";

it.each([
  ['a decision', undefined, {}, "Qaror yuborilmadi. O'zgarishlarni ko'rib, qayta tasdiqlang."],
  [
    'a decision that somebody else has made',
    undefined,
    { settled: true },
    "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan. Sizning qaroringiz yuborilmadi.",
  ],
  [
    'a decision without an answer',
    undefined,
    { settled: true, unanswered: true },
    "Javobi kelmagan qaroringiz bajarilgan bo'lishi mumkin, qayta yuborilmadi. Tashabbusning hozirgi holatini tekshiring.",
  ],
  ['an edit', 'edit', {}, "Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang."],
  ['an edit that is over', 'edit', { settled: true }, "Endi tahrirlab bo'lmaydi. Tahrir saqlanmadi."],
  [
    'an edit without an answer',
    'edit',
    { unanswered: true },
    "Javobi kelmagan tahriringiz saqlangan bo'lishi mumkin, qayta yuborilmadi. Tashabbusning hozirgi holatini tekshiring.",
  ],
] as const)('below what has changed stands what follows for %s', async (_, of, state, advice) => {
  const decision = { changes: [CHANGE], settled: false, unanswered: false, ...state };
  const { html } = await drawPart(createElement(ChangedInitiative, { decision, ...(of && { of }) }), {});
  expect(textOf(html)).toBe(`${CHANGED} ${advice}`);
});
