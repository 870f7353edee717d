import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey, useCommandKey } from '@/kit/commands/command-key.tsx';
import { openPalette } from '@/kit/palette/open-palette.ts';
import styles from './sidebar.module.css';

/** Opens the command palette. */
export function PaletteButton({ rail }: { rail: boolean }) {
  const { t } = useT();
  const label = t("Sahifaga o'tish");
  const key = useCommandKey('palette');
  if (rail) {
    return (
      <Tooltip label={[label, key].filter(Boolean).join(' · ')} position="right">
        <ActionIcon
          className={styles.paletteIcon}
          size="md"
          aria-label={label}
          data-command-key="palette"
          onClick={openPalette}
        >
          <IconSearch size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <UnstyledButton className={styles.palette} onClick={openPalette}>
      <IconSearch size={16} stroke={1.7} />
      <span className={styles.paletteLabel}>{label}</span>
      <CommandKey of="palette" />
    </UnstyledButton>
  );
}
