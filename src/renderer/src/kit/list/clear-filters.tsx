import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFilterX } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import styles from './clear-filters.module.css';

export type ClearFiltersProps = {
  /** Whether any filter is set; otherwise the button is disabled. */
  active: boolean;
  onClear: () => void;
};

/** Button that resets every filter of a list. */
export function ClearFilters({ active, onClear }: ClearFiltersProps) {
  const { t } = useT();
  return (
    <Tooltip label={t('Filtrlarni tozalash')}>
      <ActionIcon
        size="sm"
        className={styles.clear}
        onClick={onClear}
        disabled={!active}
        aria-label={t('Filtrlarni tozalash')}
      >
        <IconFilterX size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
