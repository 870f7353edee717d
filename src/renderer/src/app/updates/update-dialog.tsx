import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { useOpened } from '@/kit/use-opened.ts';
import { UpdateBody } from './update-body.tsx';
import { UpdateButtons } from './update-buttons.tsx';
import styles from './updates.module.css';
import { useUpdates } from './use-updates.ts';

/** Dialog about a newer version of the program. Opens when rendered; `onClose`: stop rendering it. */
export default function UpdateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const { opened, close } = useOpened();
  const state = useUpdates();
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClose}
      title={t('Dastur yangilanishi')}
      size={520}
      padding={0}
      classNames={{ header: styles.header, title: styles.title }}
    >
      <div className={styles.body}>
        <UpdateBody state={state} />
      </div>
      <footer className={styles.footer}>
        <UpdateButtons state={state} onClose={close} />
      </footer>
    </Dialog>
  );
}
