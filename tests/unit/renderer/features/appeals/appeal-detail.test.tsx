import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { AppealDetail } = await import('@/features/appeals/appeal-detail.tsx');
const { appealSchema } = await import('@/features/appeals/appeal.ts');

const ANSWER = { context: "Ta'mirlanadi", created_date: '2024-12-24T12:13:00' };
const idle = () => undefined;

it.each<[string, object, string | null, string]>([
  ['a new one', { status: 'NEW', question: 'Chiroq yonmayapti' }, null, 'Hali javob berilmagan'],
  ['one without a text', { status: 'NEW' }, 'Matn kiritilmagan', 'Hali javob berilmagan'],
  ['one whose answer did not come', { status: 'ANSWERED' }, 'Matn kiritilmagan', "Javob matni ko'rsatilmagan"],
  [
    'a rejected one whose reason did not come',
    { status: 'REJECTED' },
    'Matn kiritilmagan',
    "Javob matni ko'rsatilmagan",
  ],
  [
    'an answered one',
    { status: 'ANSWERED', question: 'Chiroq yonmayapti', answer: ANSWER },
    null,
    "Admin 24.12.2024 12:13 Ta'mirlanadi",
  ],
])('F-002: an appeal shows its text and its answer, or that there is none: %s', async (_, sent, question, answer) => {
  const appeal = appealSchema.parse({ question_id: 32, author_name: 'Olim', ...sent });
  const { html } = await drawPart(createElement(AppealDetail, { appeal, start: idle, drop: idle }), {});
  const letters = elementsIn(html, 'section', /\saria-label="(?:Murojaat|Javob)"/).map(({ inner }) => textOf(inner));
  // Its text is drawn apart from the page.
  expect(letters).toEqual([['Olim —', question].filter(Boolean).join(' '), answer]);
});
