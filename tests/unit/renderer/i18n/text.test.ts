import { expect, it } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';

const { t } = createI18n('latin').current();
// Known only at run time, as a title of the platform.
const title: string = ['Nomi'].join();
const asked = title.length > 0;
const declared: Text = 'Nomi';

it('takes literals, with a value for each of their names', () => {
  expect([t('Nomi'), t('ta yozuv'), t('«Nomi»'), t(declared), t(asked ? 'Nomi' : declared)]).toEqual([
    ...['Nomi', 'ta yozuv', '«Nomi»', 'Nomi', 'Nomi'],
  ]);
  expect(t('{{from}} – {{to}}', { from: 1, to: title })).toBe('1 – Nomi');
  expect(t(asked ? 'Jami: {{sum}}' : 'Jami', { sum: 7 })).toBe('Jami: 7');
  expect(t(declared as Text, { sum: 7 })).toBe('Nomi');
});

it('takes no text that is known only at run time', () => {
  const refused: string[] = [
    // @ts-expect-error: a text of the platform
    t(title),
    // @ts-expect-error: one of two is a text of the platform
    t(asked ? 'Nomi' : title),
    // @ts-expect-error: begins with a text of the platform
    t(`${title} ta`),
    // @ts-expect-error: ends with a text of the platform
    t(`Nomi ${title}`),
  ];
  expect(refused).toEqual(['Nomi', 'Nomi', 'Nomi ta', 'Nomi Nomi']);
});

it('takes no value too few, and none too many', () => {
  const refused: string[] = [
    // @ts-expect-error: no value at all
    t('Jami: {{sum}}'),
    // @ts-expect-error: the value of a name is missing
    t('{{from}} – {{to}}', { from: 1 }),
    // @ts-expect-error: a value of no name
    t('Jami: {{sum}}', { sum: 7, count: 1 }),
    // @ts-expect-error: a value for a text without names
    t('Jami', { sum: 7 }),
    // @ts-expect-error: a value that is no text and no number
    t('Jami: {{sum}}', { sum: null }),
  ];
  expect(refused).toEqual(['Jami: {{sum}}', '1 – {{to}}', 'Jami: 7', 'Jami', 'Jami: {{sum}}']);
});

it('is no declaration of a text that is known only at run time, either', () => {
  const refused: { readonly label: Text }[] = [
    // @ts-expect-error: a text of the platform
    { label: title },
    // @ts-expect-error: begins with a text of the platform
    { label: `${title} ta` },
    // @ts-expect-error: ends with a text of the platform
    { label: `Nomi ${title}` },
    // @ts-expect-error: put together at run time
    { label: 'Nomi'.trim() },
  ];
  // @ts-expect-error: one of several is a text of the platform
  const labels: Readonly<Record<'list' | 'form', Text>> = { list: 'Nomi', form: title };
  expect([...refused.map(({ label }) => label), labels.form]).toHaveLength(5);
});
