import type { UseFormReturnType } from '@mantine/form';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Translation } from '@/i18n/i18n.ts';
import { fieldsOf, must } from '@/kit/forms/field.ts';

type Values = { year: number | null; title: { ru: string; en: string } };
const values: Values = { year: 2026, title: { ru: 'Фонд', en: 'Fund' } };

/** Returns the props of a form's fields by path, with these errors. */
const fieldIn = (errors: Readonly<Record<string, unknown>>) => {
  const getInputProps = (path: string) => ({
    value: path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], values),
    onChange: () => {},
    onFocus: () => {},
    onBlur: () => {},
    error: errors[path],
  });
  const t: Translation['t'] = (text: string, _values?: unknown) => `[${text}]`;
  return fieldsOf({ getInputProps } as unknown as UseFormReturnType<Values>, t);
};

describe('the props of a field', () => {
  it('are its value, its path and no error while it is valid', () => {
    expect(fieldIn({})('title.ru')).toMatchObject({ value: 'Фонд', 'data-path': 'title.ru' });
    expect(fieldIn({})('year').error).toBeUndefined();
  });

  it('hold a rule’s message in the current script', () => {
    expect(fieldIn({ year: must('Majburiy maydon') })('year').error).toBe('[Majburiy maydon]');
  });

  it('hold the server’s message unchanged', () => {
    const said = createElement('b', null, 'Bunday nom band');
    expect(fieldIn({ 'title.en': said })('title.en').error).toBe(said);
  });

  it('exist for the paths of the form only', () => {
    const field = fieldIn({});
    const year: number | null = field('year').value;
    const russian: string = field('title.ru').value;
    expect([year, russian]).toEqual([2026, 'Фонд']);
    // @ts-expect-error: a group of fields is no field
    field('title');
    // @ts-expect-error: a language that this form does not have
    field('title.kr');
  });
});
