import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { useRef } from 'react';
import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { PDF_WISH } from '@/kit/files/wish.ts';
import { DraftBanner } from '@/kit/forms/draft-banner.tsx';
import { FormFilesProvider } from '@/kit/forms/form-files.tsx';
import { FormTrouble } from '@/kit/forms/form-trouble.tsx';
import { uploadedFileSchema } from '@/kit/forms/uploaded-file.ts';
import { UploadedFileField } from '@/kit/forms/uploaded-file-field.tsx';
import { useKeptForm } from '@/kit/forms/use-kept-form.ts';
import { useSubmit } from '@/kit/forms/use-submit.ts';
import { dialogInFront } from '@/kit/front-dialog.ts';
import { useNotices } from '@/kit/notices.ts';
import { useWindowListener } from '@/kit/use-window-listener.ts';
import { addProtocol } from './api.ts';
import styles from './own-protocol.module.css';

const SCOPE = 'own-protocol';
const FAILED: Text = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
const schema = z.object({ file: uploadedFileSchema.nullable() });
type Values = z.infer<typeof schema>;

export type ProtocolFormProps = {
  board: number;
  /** Asks the platform which file is there now; null where there is none. */
  look: () => Promise<string | null>;
};

/** Hands in the protocol of one's own district: the file is sent when it is chosen, the protocol by the button (E-007). */
export function ProtocolForm({ board, look }: ProtocolFormProps) {
  const { t } = useT();
  const notices = useNotices();
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm<Values>({
    initialValues: { file: null },
    validate: { file: (file) => (file ? null : t('Majburiy maydon')) },
  });
  const { draft, files, saved } = useKeptForm(form, { scope: SCOPE, record: String(board), schema });
  const send = async ({ file }: Values) => {
    if (!file) return;
    try {
      await addProtocol({ board_id: board, file_id: file.hash });
    } catch (thrown) {
      const error = AppError.from(thrown);
      const there = error.kind === 'unauthorized' ? null : await look();
      if (there === null) throw error;
      // Somebody else's is there now, which takes the form away: only a notice can say so. Or this one, its answer lost.
      if (there !== file.hash) return notices.failure(error, FAILED);
    }
    notices.success('Muvoffaqiyatli yuklandi');
    void look();
  };
  const submit = useSubmit(form, fields, send, saved);
  const waits = draft.offered !== null || files.pending;
  const press = () => {
    if (!waits) submit.send();
  };
  useWindowListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS' || !dialogInFront(event)?.contains(fields.current))
      return;
    event.preventDefault();
    // Behind the other tab it is not meant.
    if (fields.current?.checkVisibility()) press();
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <DraftBanner draft={draft} />
      <FormFilesProvider files={files}>
        <div ref={fields} inert={draft.offered !== null || submit.sending}>
          <UploadedFileField
            name={`${SCOPE}/${board}/file`}
            label="Protokol fayli"
            wish={PDF_WISH}
            required
            {...form.getInputProps('file')}
          />
        </div>
      </FormFilesProvider>
      {submit.error && <FormTrouble error={submit.error} failure={FAILED} />}
      <Button className={styles.send} type="submit" loading={submit.sending} disabled={waits}>
        {t('Saqlash')}
      </Button>
    </form>
  );
}
