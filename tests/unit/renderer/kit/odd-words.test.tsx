import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createI18n } from '@/i18n/i18n.ts';
import { oddMark } from '@/kit/odd-mark.tsx';
import { oddWordsSchema, withOddWords } from '@/kit/odd-words.ts';

const schema = z.preprocess(
  (row) => withOddWords(row, { stage: ['NEW'], type: [1, 2] }),
  z.object({ stage: z.enum(['NEW']).nullable().catch(null), odd_words: oddWordsSchema }),
);

it.each([
  ['a known word', { stage: 'NEW', type: 1 }, undefined],
  ['a known number as text', { stage: 'NEW', type: '2' }, undefined],
  ['none', { stage: null, type: '' }, undefined],
  ['an unknown word and number', { stage: 'YANGI', type: 7 }, { stage: 'YANGI', type: '7' }],
  ['a record that says so itself', { stage: 'NEW', odd_words: { stage: 'X' } }, undefined],
])('%s', (_, row, expected) => expect(schema.parse(row).odd_words).toEqual(expected));

it('an unknown word stays unknown to the rules, and is shown as it came', () => {
  const { stage, odd_words } = schema.parse({ stage: 'YANGI' });
  expect(stage).toBeNull();
  const { t } = createI18n('latin').current();
  expect(renderToStaticMarkup(oddMark(odd_words?.stage, t))).toContain('noma&#x27;lum qiymat: YANGI');
  expect(oddMark(undefined, t)).toBeNull();
});
