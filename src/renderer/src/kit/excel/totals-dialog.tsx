import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '../dialog.tsx';
import body from './import-body.module.css';
import styles from './import-dialog.module.css';
import { TotalsResult, type TotalsResultProps } from './totals-result.tsx';

export type TotalsDialogProps = TotalsResultProps & {
  title: Text;
  /** Closes the dialog: stop rendering it. */
  onClose: () => void;
};

/** Dialog with the totals of a call without a file, such as sending keys to a school. Opens when rendered. */
export function TotalsDialog({ title, onClose, ...result }: TotalsDialogProps) {
  const { t } = useT();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(title)}
      size={640}
      padding={0}
      classNames={{ header: styles.header, body: styles.dialog }}
    >
      <div className={body.frame}>
        <TotalsResult {...result} onClose={onClose} />
      </div>
    </Dialog>
  );
}
