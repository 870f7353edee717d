import type { SelectProps } from '@mantine/core';
import type { RefObject } from 'react';
import type { Translation } from '@/i18n/i18n.ts';

/** The button that empties a select, for `clearButtonProps`: with a name, reached by Tab, and the keyboard goes back into `input`. */
export const clearButton = (
  t: Translation['t'],
  input: RefObject<HTMLInputElement | null>,
): NonNullable<SelectProps['clearButtonProps']> => ({
  'aria-label': t('Tozalash'),
  'aria-hidden': false,
  tabIndex: 0,
  onClick: () => input.current?.focus(),
});
