import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { JournalSide } = await import('@/features/journal/journal-side.tsx');

it.each([
  [
    { persistent: true, days: 180 },
    "Jurnal faqat shu kompyuterda, siz uchun shifrlangan. Platformaga yuborilmaydi, boshqalar ko'rmaydi. Shaxsiy raqamlar yozilmaydi. 180 kun saqlanadi.",
  ],
  [{ persistent: false, days: 180 }, 'Bu kompyuterda parollar ombori topilmadi: jurnal dastur yopilguncha saqlanadi.'],
  [{ persistent: true, days: 0 }, 'Bu kompyuterda jurnal saqlanmaydi: u dastur yopilguncha turadi.'],
])('a journal that is %j says how long it is kept', async (kept, said) => {
  const state = { now: 0, ...kept };
  const side = { heading: '24.12.2024', entries: [], shown: [], subjectOf: () => ({}) as never, state: state as never };
  const { html } = await drawPart(createElement(JournalSide, side), {});
  expect(textOf(html)).toContain(`nusxalash ${said} Jurnalni o'chirish`);
});
