import { Button, Checkbox, Progress } from '@mantine/core';
import { mayBeDone } from '@shared/errors.ts';
import { PREVIEW_ROWS } from '@shared/files.ts';
import { IconRefresh, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { fileSize } from '../files/file-size.ts';
import { sentPercent } from '../files/use-upload.ts';
import { dataRows } from './data-rows.ts';
import styles from './import-body.module.css';
import type { ImportForm } from './use-import-form.ts';

export type ImportFooterProps = {
  form: ImportForm;
  /** Further buttons. Default: none. */
  actions?: ReactNode;
  /** Whether the page has nowhere to leave to: the cancel button then appears only with a file. Default: false. */
  stays?: boolean;
};

/** The footer of an import: send and cancel buttons; upload progress while sending. */
export function ImportFooter({ form, actions, stays = false }: ImportFooterProps) {
  const { t } = useT();
  const { choice, upload } = form.flow;
  if (form.sending) return <Sending upload={upload} />;
  const again = form.failure !== null && mayBeDone(form.failure);
  return (
    <footer className={styles.footer}>
      <div className={styles.hint}>
        <Hint form={form} />
      </div>
      {actions}
      {(!stays || choice.file) && (
        <Button variant="default" onClick={form.leave}>
          {t('Bekor qilish')}
        </Button>
      )}
      <Button
        disabled={form.blocked}
        data-send
        onClick={form.press}
        leftSection={again ? <IconRefresh size={18} stroke={1.7} /> : <IconUpload size={18} stroke={1.7} />}
      >
        {again ? t('Qayta yuborish') : t('Yuklash')}
      </Button>
    </footer>
  );
}

/** Checkbox to send a file in spite of doubts; otherwise, if rows are hidden, a note that says so. */
function Hint({ form: { preview, check } }: Pick<ImportFooterProps, 'form'>) {
  const { t } = useT();
  if (check.doubts.length > 0) {
    return (
      <Checkbox
        label={t("Baribir “{{list}}” ro'yxatiga yuklansin", { list: t(check.lists.own.name) })}
        checked={check.confirmed}
        onChange={({ currentTarget }) => check.confirm(currentTarget.checked)}
      />
    );
  }
  const cut = preview.data?.sheets.some((sheet) => dataRows(sheet) > sheet.head.length);
  return cut ? t("Birinchi {{count}} qator ko'rsatilgan", { count: PREVIEW_ROWS }) : null;
}

function Sending({ upload: { state, cancel } }: Pick<ImportForm['flow'], 'upload'>) {
  const { t } = useT();
  if (state.step !== 'sending') return null;
  const { sentBytes, totalBytes } = state;
  const all = sentBytes >= totalBytes;
  return (
    <footer className={styles.footer}>
      <div className={styles.progress}>
        <span className={styles.sent} role="status">
          {all
            ? t('Fayl yetib bordi. Platforma uni qayta ishlamoqda…')
            : t('Yuborilmoqda: {{sent}} / {{total}}', { sent: fileSize(sentBytes, t), total: fileSize(totalBytes, t) })}
        </span>
        <Progress value={all ? 100 : sentPercent(state)} animated={all} size={6} aria-label={t('Faylni yuborish')} />
      </div>
      <Button variant="default" onClick={cancel}>
        {t('Bekor qilish')}
      </Button>
    </footer>
  );
}
