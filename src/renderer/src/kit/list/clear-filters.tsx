import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFilterX } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import styles from './clear-filters.module.css';

export type ClearFiltersProps = {
  /** Whether anything is filtered; otherwise the button is off. */
  active: boolean;
  onClear: () => void;
};

/** Sets every filter of a list back to what it was at first. */
export function ClearFilters({ active, onClear }: ClearFiltersProps) {
  const { t } = useT();
  return (
    <Tooltip label={t('Filtrlarni tozalash')}>
      <ActionIcon className={styles.clear} onClick={onClear} disabled={!active} aria-label={t('Filtrlarni tozalash')}>
        <IconFilterX size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
