import type { UseFormReturnType } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { createElement, Fragment } from 'react';

/** The letters of a field's name, by which `categoryId`, `category_id` and `Category` are the same. */
const lettersOf = (path: string): string => path.toLowerCase().replace(/_/g, '');
const withoutId = (path: string): string => path.replace(/_?id$/i, '');

/**
 * The path of the field that the platform means, among those that a form shows: in any spelling, with or without the
 * `_id` of a record, and for a group the field within it, else its first one. Undefined if the form shows none.
 */
export function fieldMeant(meant: string, shown: readonly string[]): string | undefined {
  const same = (spelling: (path: string) => string) => {
    const wanted = lettersOf(spelling(meant));
    return shown.find((path) => lettersOf(spelling(path)) === wanted);
  };
  const [group = ''] = meant.split('.');
  const isWithin = (path: string) => path.includes('.') && lettersOf(path.split('.')[0] ?? '') === lettersOf(group);
  return same((path) => path) ?? same(withoutId) ?? shown.find(isWithin);
}

const shownIn = (fields: HTMLElement | null): string[] =>
  [...(fields?.querySelectorAll('[data-path]') ?? [])].flatMap((field) => field.getAttribute('data-path') ?? []);

/**
 * Shows what a refusal says of single fields at these fields. Returns the error to show beside them: the messages about
 * fields that the form does not show are part of it, so that none is lost.
 */
export function atFields<V, T>(
  form: Pick<UseFormReturnType<V, T>, 'setFieldError'>,
  fields: HTMLElement | null,
  error: AppError,
): AppError {
  if (error.kind !== 'invalid' || !error.fields) return error;
  const shown = shownIn(fields);
  const left = error.fields.filter(({ path, message }) => {
    const meant = fieldMeant(path, shown);
    if (meant !== undefined) form.setFieldError(meant as never, createElement(Fragment, null, message));
    return meant === undefined;
  });
  const { serverMessage: own = '', fields: _, ...rest } = error.toJSON();
  const lines = [own, ...left.map(({ message }) => message).filter((message) => !own.includes(message))];
  const serverMessage = lines.filter((line) => line !== '').join('\n');
  return new AppError({ ...rest, ...(serverMessage !== '' && { serverMessage }) }, { cause: error });
}
