import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './locked-field.module.css';

export type LockedFieldProps = {
  label: Text;
  /** What it holds, in words. */
  value: string;
  /** Below it, such as why it is locked. Default: nothing. */
  description?: ReactNode;
  /** What is wrong with it. Default: nothing. */
  error?: ReactNode;
  /** Aligned as numbers are. Default: false. */
  figures?: boolean;
};

/** A field that shows its value and takes none; it can be reached and copied from. */
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
