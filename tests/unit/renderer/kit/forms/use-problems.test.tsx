import type { UseFormReturnType } from '@mantine/form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { type Problems, useProblems } from '@/kit/forms/use-problems.ts';

type Values = { year: number | null; comment: string };
type Props = { marked: readonly (keyof Values)[]; problems: Problems<Values> };

/** Messages of a form whose refused submit has marked these fields. */
function Said({ marked, problems }: Props) {
  const errors = Object.fromEntries(marked.map((field) => [field, true]));
  const { at, count } = useProblems({ errors } as unknown as UseFormReturnType<Values>, problems);
  return `${at('year') ?? '-'} | ${at('comment') ?? '-'} | ${count}`;
}
const said = (props: Props, script: 'latin' | 'cyrillic' = 'latin') =>
  renderToStaticMarkup(
    <I18nProvider value={createI18n(script)}>
      <Said {...props} />
    </I18nProvider>,
  );

const BOTH: Problems<Values> = { year: 'Tanlang', comment: 'Majburiy maydon' };

it('a problem is shown where the submit has marked it, and only while it exists', () => {
  expect(said({ marked: [], problems: BOTH })).toBe('- | - | 0');
  expect(said({ marked: ['comment'], problems: BOTH })).toBe('- | Majburiy maydon | 1');
  expect(said({ marked: ['year', 'comment'], problems: BOTH })).toBe('Tanlang | Majburiy maydon | 2');
  expect(said({ marked: ['year', 'comment'], problems: {} })).toBe('- | - | 0');
});

it('a problem is shown in the current script', () => {
  expect(said({ marked: ['comment'], problems: BOTH }, 'cyrillic')).toBe('- | Мажбурий майдон | 1');
});
