import { ActionIcon, Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import styles from './sidebar.module.css';

/** Opens the command palette. */
export function PaletteButton({ rail }: { rail: boolean }) {
  const { t } = useT();
  const label = t("Sahifaga o'tish");
  if (rail) {
    return (
      <Tooltip label={`${label} · Ctrl K`} position="right">
        <ActionIcon className={styles.paletteIcon} size="md" aria-label={label} onClick={spotlight.open}>
          <IconSearch size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <UnstyledButton className={styles.palette} onClick={spotlight.open}>
      <IconSearch size={16} stroke={1.7} />
      <span className={styles.paletteLabel}>{label}</span>
      <Kbd>Ctrl K</Kbd>
    </UnstyledButton>
  );
}
