import { Button, Progress } from '@mantine/core';
import { hasNoAnswer } from '@shared/errors.ts';
import { PREVIEW_ROWS } from '@shared/files.ts';
import { IconRefresh, IconUpload } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { fileSize } from '../files/file-size.ts';
import styles from './import-dialog.module.css';
import type { Import } from './use-import.ts';

export type ImportFooterProps = {
  flow: Pick<Import, 'preview' | 'upload'>;
  /** Whether the file cannot be sent as it is. */
  blocked: boolean;
  onSubmit: () => void;
  onLeave: () => void;
};

/** The foot of an import: confirm and give up; while the file is sent, how far it is. */
export function ImportFooter({ flow: { preview, upload }, blocked, onSubmit, onLeave }: ImportFooterProps) {
  const { t } = useT();
  const { state } = upload;
  if (state.step === 'sending') {
    const { sentBytes, totalBytes } = state;
    const all = sentBytes >= totalBytes;
    const share = totalBytes > 0 ? Math.min(100, Math.floor((sentBytes / totalBytes) * 100)) : 0;
    return (
      <footer className={styles.footer}>
        <div className={styles.progress}>
          <span className={styles.sent} role="status">
            {all
              ? t('Fayl yetib bordi. Platforma uni qayta ishlamoqda…')
              : t('Yuborilmoqda: {{sent}} / {{total}}', {
                  sent: fileSize(sentBytes, t),
                  total: fileSize(totalBytes, t),
                })}
          </span>
          <Progress value={all ? 100 : share} animated={all} size={6} aria-label={t('Faylni yuborish')} />
        </div>
        <Button variant="default" onClick={upload.cancel}>
          {t('Bekor qilish')}
        </Button>
      </footer>
    );
  }
  const again = state.step === 'failed' && hasNoAnswer(state.error);
  const cut = preview.data?.sheets.some(({ rows, head }) => head.length === PREVIEW_ROWS && rows > PREVIEW_ROWS + 1);
  return (
    <footer className={styles.footer}>
      <p className={styles.hint}>{cut && t("Birinchi {{count}} qator ko'rsatilgan", { count: PREVIEW_ROWS })}</p>
      <Button variant="default" onClick={onLeave}>
        {t('Bekor qilish')}
      </Button>
      <Button
        disabled={blocked}
        onClick={onSubmit}
        leftSection={again ? <IconRefresh size={18} stroke={1.7} /> : <IconUpload size={18} stroke={1.7} />}
      >
        {again ? t('Qayta yuborish') : t('Yuklash')}
      </Button>
    </footer>
  );
}
