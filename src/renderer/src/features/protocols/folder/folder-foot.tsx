import { Button, Switch } from '@mantine/core';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import styles from './folder.module.css';
import { sums } from './plan.ts';
import type { Folder } from './use-folder.ts';

export type FolderFootProps = { folder: Folder; sending: boolean; onSend: () => Promise<void>; onClose: () => void };

/** Foot of a folder: whether protocols are replaced, the number of calls, and the buttons. */
export function FolderFoot({ folder, sending, onSend, onClose }: FolderFootProps) {
  const { t } = useT();
  const { sent, there } = sums(folder.judged);
  return (
    <footer className={styles.foot}>
      <Switch
        checked={folder.replaces}
        disabled={there === 0}
        onChange={({ currentTarget }) => folder.setReplaces(currentTarget.checked)}
        label={t('Protokoli bor tumanlarni ham almashtirish ({{n}} ta)', { n: formatCount(there) })}
      />
      <span className={styles.calls}>
        {t("Har bir fayl 2 ta so'rov: {{n}} ta fayl, {{calls}} ta so'rov", {
          n: formatCount(sent),
          calls: formatCount(2 * sent),
        })}
      </span>
      <Button variant="default" onClick={onClose} rightSection={<CommandKey of="folder.leave" />}>
        {t('Bekor qilish')}
      </Button>
      <Button disabled={sent === 0} loading={sending} onClick={onSend} rightSection={<CommandKey of="folder.send" />}>
        {t('{{n}} tasini yuborish', { n: formatCount(sent) })}
      </Button>
    </footer>
  );
}
