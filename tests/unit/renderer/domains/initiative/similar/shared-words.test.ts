import { expect, test } from 'vitest';
import { inParts, sharedStems } from '@/domains/initiative/similar/shared-words.ts';

const ONE = { title: "Sayxun ko'chasini asfaltga o'tkazish", description: "2004-yildan beri ta'mirlanmagan." };
const OTHER = { title: 'Сайхун кўчасидаги ички йўлни асфальтлаш', description: null };

const marked = (text: string, stems: ReadonlySet<string>) =>
  inParts(text, stems)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test('shared words are marked in either script, adjacent ones as one', () => {
  const stems = sharedStems(ONE, OTHER);
  expect(marked(ONE.title, stems)).toBe("[Sayxun ko'chasini asfaltga] o'tkazish");
  expect(marked(OTHER.title, stems)).toBe('[Сайхун кўчасидаги] ички йўлни [асфальтлаш]');
  expect(marked(ONE.description, stems)).toBe(ONE.description);
});

test('common words are not marked, and no letter of a text is lost', () => {
  const stems = sharedStems({ title: 'Suv va gaz uchun', description: '' }, { title: 'Suv uchun va', description: '' });
  expect(marked('Suv va gaz uchun', stems)).toBe('[Suv] va gaz uchun');
  for (const text of ['', '  ', 'Suv', ' suv, suv – suv! ', 'a\n\nsuv']) {
    expect(
      inParts(text, stems)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
