import { expect, test } from 'vitest';
import { differingMarking, inParts, type Marking, sharedMarking } from '@/domains/initiative/similar/shared-words.ts';

const ONE = { title: "Sayxun ko'chasini asfaltga o'tkazish", description: "2004-yildan beri ta'mirlanmagan." };
const OTHER = { title: 'Сайхун кўчасидаги ички йўлни асфальтлаш', description: null };

const marked = (text: string, marking: Marking) =>
  inParts(text, marking)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test('shared words are marked in either script, adjacent ones as one', () => {
  const shared = sharedMarking(ONE, OTHER);
  expect(marked(ONE.title, shared)).toBe("[Sayxun ko'chasini asfaltga] o'tkazish");
  expect(marked(OTHER.title, shared)).toBe('[Сайхун кўчасидаги] ички йўлни [асфальтлаш]');
  expect(marked(ONE.description, shared)).toBe(ONE.description);
});

test.each<[other: string, text: string, marks: string]>([
  // The same words, in the other script.
  [
    "Ko'chamiz qorong'i, 12 ta chiroq kerak.",
    'Кўчамиз қоронғи, 12 та чироқ керак.',
    'Кўчамиз қоронғи, 12 та чироқ керак.',
  ],
  [
    "Ko'chamiz qorong'i, 12 ta chiroq kerak.",
    "Ko'chamiz qorong'i, 15 ta chiroq kerak.",
    "Ko'chamiz qorong'i, [15] ta chiroq kerak.",
  ],
  [
    "Ko'chamiz har kuni qorong'i.",
    "Bizning ko'chamiz har kuni juda qorong'i.",
    "[Bizning] ko'chamiz har kuni [juda] qorong'i.",
  ],
  ["Bizning ko'chamiz har kuni juda qorong'i.", "Ko'chamiz har kuni qorong'i.", "Ko'chamiz har kuni qorong'i."],
  // A word between two that differ may have moved with them.
  ["Ko'chamiz qorong'i.", "Bizning ko'chamiz juda qorong'i.", "[Bizning ko'chamiz juda] qorong'i."],
  ['Suv yoʻq', 'Gaz', '[Gaz]'],
  ['Suv', 'Suv', 'Suv'],
])('beside "%s", the words that differ in "%s" are marked', (other, text, marks) => {
  expect(marked(text, differingMarking({ title: 'Chiroq', description: other }))).toBe(marks);
});

test('common words are not marked, and no letter of a text is lost', () => {
  const shared = sharedMarking(
    { title: 'Suv va gaz uchun', description: '' },
    { title: 'Suv uchun va', description: '' },
  );
  expect(marked('Suv va gaz uchun', shared)).toBe('[Suv] va gaz uchun');
  for (const text of ['', '  ', 'Suv', ' suv, suv – suv! ', 'a\n\nsuv', "' suv ' '"]) {
    for (const marking of [shared, differingMarking(ONE)]) {
      expect(
        inParts(text, marking)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  }
});
