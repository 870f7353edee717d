import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './locked-field.module.css';

export type LockedFieldProps = {
  label: Text;
  /** The value in words. */
  value: string;
  /** Text below the field, such as why it is locked. Default: nothing. */
  description?: ReactNode;
  /** Error. Default: none. */
  error?: ReactNode;
  /** Whether to align the value as a number. Default: false. */
  figures?: boolean;
};

/** A read-only field that can be focused and copied from. */
export function LockedField({ label, value, description, error, figures = false }: LockedFieldProps) {
  const { t } = useT();
  return (
    <TextInput
      label={t(label)}
      value={value}
      readOnly
      aria-disabled
      variant="filled"
      description={description}
      error={error}
      classNames={{ input: styles.input }}
      data-figures={figures || undefined}
      rightSection={<IconLock size={16} stroke={1.7} aria-hidden />}
    />
  );
}
