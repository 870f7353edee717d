import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Translation } from '@/i18n/i18n.ts';
import styles from './document-cells.module.css';

/**
 * Button of a row that opens its dialog; `of` names the row for screen readers. A plain function, as table cells are.
 */
export const editButton = (t: Translation['t'], of: string, onClick: () => void) => (
  <ActionIcon
    className={styles.edit}
    onClick={onClick}
    aria-label={`${t('Tahrirlash')}: ${of}`}
    title={t('Tahrirlash')}
  >
    <IconPencil size={18} stroke={1.7} />
  </ActionIcon>
);
