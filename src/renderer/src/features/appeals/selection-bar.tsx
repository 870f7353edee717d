import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconBan, IconMessageReply, IconX } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import type { Verdict } from './api.ts';
import type { Selection } from './selection.tsx';
import styles from './selection-bar.module.css';

export type SelectionBarProps = { selection: Selection; onDecide: (verdict: Verdict) => void };

/** Number of selected appeals, and the actions on all of them. Renders nothing while none is selected. */
export function SelectionBar({ selection, onDecide }: SelectionBarProps) {
  const { t } = useT();
  const count = selection.appeals.length;
  if (count === 0) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('{{count}} ta belgilandi', { count })}>
      <span className={styles.count} role="status">
        {t('{{count}} ta belgilandi', { count })}
      </span>
      <Button
        leftSection={<IconMessageReply size={18} stroke={1.7} aria-hidden />}
        rightSection={<CommandKey of="appeals.answer-ticked" />}
        onClick={() => onDecide('ANSWERED')}
      >
        {t('Javob berish')}
      </Button>
      <Button
        variant="default"
        c="var(--tb-danger)"
        leftSection={<IconBan size={18} stroke={1.7} aria-hidden />}
        rightSection={<CommandKey of="appeals.reject-ticked" />}
        onClick={() => onDecide('REJECTED')}
      >
        {t('Rad etish')}
      </Button>
      <Tooltip label={t('Belgilashni bekor qilish')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('Belgilashni bekor qilish')}
          onClick={() => selection.drop()}
        >
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
