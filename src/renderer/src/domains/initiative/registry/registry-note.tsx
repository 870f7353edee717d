import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import type { RegistryLine } from './line.ts';
import styles from './registry-dialog.module.css';

export type RegistryNoteProps = {
  /** Number of cells that show an error. */
  wrong: number;
  /** The product chosen last is already in the registry (E-028). */
  duplicate: boolean;
  /** The line removed last, if it can be restored. */
  removed: RegistryLine | null;
  onRestore: () => void;
};

/** Status line at the foot of the editor: errors, and the line removed last. */
export function RegistryNote({ wrong, duplicate, removed, onRestore }: RegistryNoteProps) {
  const { t, tr } = useT();
  return (
    <div className={styles.note} role="status">
      {wrong > 0 && (
        <p className={styles.wrong}>
          <IconAlertCircle size={18} stroke={1.7} aria-hidden />
          {t('{{count}} ta maydonda xatolik', { count: wrong })}
        </p>
      )}
      {duplicate && (
        <p className={styles.duplicate} role="alert">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          {t("Ushbu maxsulot qo'shilgan")}
        </p>
      )}
      {removed && !duplicate && (
        <>
          <span className="cut">{t('Olib tashlandi: {{product}}', { product: tr(removed.title) })}</span>
          <Button
            className={styles.restore}
            variant="subtle"
            size="xs"
            leftSection={<IconArrowBackUp size={15} stroke={1.7} aria-hidden />}
            onClick={onRestore}
          >
            {t('Qaytarish')}
          </Button>
        </>
      )}
    </div>
  );
}
