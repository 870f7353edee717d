import { Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { DraftBanner } from '@/kit/drafts/draft-banner.tsx';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { FormFailure } from '@/kit/forms/form-failure.tsx';
import { required } from '@/kit/forms/rules.ts';
import { useFormFlow } from '@/kit/forms/use-form-flow.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { FormFilesProvider } from '@/kit/uploads/form-files.tsx';
import { uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { addProtocol } from './api.ts';
import type { DistrictSubject } from './documents.ts';
import styles from './own-protocol.module.css';

const SCOPE = 'own-protocol';
const FAILED: Text = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
const rules = z.object({ file: required(uploadedFileSchema) });
const EMPTY: z.input<typeof rules> = { file: null };

export type ProtocolFormProps = {
  board: number;
  district: DistrictSubject;
  /** Reads the id of the protocol's current file from the platform; null where there is none. */
  look: () => Promise<string | null>;
};

/**
 * Form that submits the own district's protocol: choosing a file uploads it, the button submits the protocol (E-007).
 */
export function ProtocolForm({ board, district, look }: ProtocolFormProps) {
  const { t } = useT();
  const notices = useNotices();
  const { form, field } = useSchemaForm({
    schema: rules,
    values: EMPTY,
    draft: { scope: SCOPE, record: String(board) },
  });
  const send = async ({ file }: z.output<typeof rules>): Promise<Outcome> => {
    try {
      await addProtocol({ board_id: board, file_id: file.hash }, district);
    } catch (thrown) {
      const error = AppError.from(thrown);
      const there = error.kind === 'unauthorized' ? null : await look();
      if (there === null) throw error;
      // A protocol exists now, so the form disappears and only a notice can report the failure. The same file means
      // that this submission succeeded and only its answer was lost.
      if (there !== file.hash) {
        notices.failure(error, FAILED);
        return 'done';
      }
    }
    notices.success('Muvoffaqiyatli yuklandi');
    void look();
    return 'done';
  };
  const flow = useFormFlow({ form, failure: FAILED, onSubmit: send, onDone: () => undefined });

  return (
    <form
      ref={flow.frame}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.press();
      }}
    >
      <DraftBanner draft={flow.draft} />
      <FormFilesProvider files={flow.files}>
        <div ref={flow.fields} inert={flow.inert}>
          <UploadedFileField
            name={`${SCOPE}/${board}/file`}
            label="Protokol fayli"
            rule={PDF_FILE}
            required
            {...field('file')}
          />
        </div>
      </FormFilesProvider>
      {flow.error && <FormFailure error={flow.error} failure={FAILED} />}
      <Button className={styles.send} type="submit" loading={flow.sending} disabled={flow.blocked} title={flow.waits}>
        {t('Saqlash')}
      </Button>
    </form>
  );
}
