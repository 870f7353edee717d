import type { SelectProps } from '@mantine/core';
import type { RefObject } from 'react';
import type { Translation } from '@/i18n/i18n.ts';

/** Props of a select's clear button (`clearButtonProps`): named, reachable by Tab, and returning focus to `input`. */
export const clearButton = (
  t: Translation['t'],
  input: RefObject<HTMLInputElement | null>,
): NonNullable<SelectProps['clearButtonProps']> => ({
  'aria-label': t('Tozalash'),
  'aria-hidden': false,
  tabIndex: 0,
  onClick: () => input.current?.focus(),
});
