import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '../dialog.tsx';
import { useOpened } from '../use-opened.ts';
import body from './import-body.module.css';
import styles from './import-dialog.module.css';
import { TotalsResult, type TotalsResultProps } from './totals-result.tsx';

export type TotalsDialogProps = TotalsResultProps & {
  title: Text;
  /** Called when the dialog has gone: take it away. */
  onClose: () => void;
};

/** What became of a call that took no file and gives totals, such as of keys sent to a school. Show it by rendering it. */
export function TotalsDialog({ title, onClose, ...result }: TotalsDialogProps) {
  const { t } = useT();
  const { opened, close } = useOpened();
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClose}
      title={t(title)}
      size={640}
      padding={0}
      classNames={{ header: styles.header, title: styles.title, body: styles.dialog }}
    >
      <div className={body.frame}>
        <TotalsResult {...result} onClose={close} />
      </div>
    </Dialog>
  );
}
