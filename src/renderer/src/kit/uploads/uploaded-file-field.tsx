import { useId } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { FileCard } from '../files/file-card.tsx';
import { FileInvite } from '../files/file-invite.tsx';
import { UploadFieldFrame, type UploadFieldProps } from './upload-field.tsx';
import { UploadButtons, UploadLine } from './upload-parts.tsx';
import type { UploadedFile } from './uploaded-file.ts';
import styles from './uploaded-file-field.module.css';
import { useFileUpload } from './use-file-upload.ts';
import { unsentNumber, useUploadProblem } from './use-upload-problem.ts';

export type UploadedFileFieldProps = UploadFieldProps & {
  /** Default: null. */
  value?: UploadedFile | null;
  onChange: (value: UploadedFile | null) => void;
};

/**
 * A field for one file, uploaded as soon as it is dropped or chosen; its value is the file's id in the file service and
 * its name. A newer choice replaces the older one. The form around cannot be sent while an upload is pending. For
 * `form.getInputProps` of an `UploadedFile | null`.
 */
export function UploadedFileField({ value = null, onChange, ...field }: UploadedFileFieldProps) {
  const { name, label, rule, error, disabled = false } = field;
  const { t } = useT();
  const id = useId();
  const upload = useFileUpload(name, rule, onChange);
  const { choice, sent } = upload;
  const problem = useUploadProblem(upload, rule);
  const wrong = Boolean(problem ?? error);
  const shown = choice.file ?? value;
  const [only, ...others] = rule.accept;

  return (
    <UploadFieldFrame id={id} field={field} problem={problem} number={unsentNumber(upload)} onFiles={choice.take}>
      {shown ? (
        <FileCard
          name={shown.name || t('Fayl')}
          kind={choice.file?.kind ?? (others.length === 0 && only ? only : null)}
          note={<UploadLine upload={upload} otherwise={<Arrived now={sent !== null && sent.hash === value?.hash} />} />}
          wrong={wrong}
        >
          <UploadButtons upload={upload} onRemove={() => onChange(null)} disabled={disabled} />
        </FileCard>
      ) : (
        <FileInvite
          look="line"
          rule={rule}
          onPick={choice.pick}
          wrong={wrong}
          field={{ id, label }}
          disabled={disabled}
          busy={choice.looking}
        />
      )}
    </UploadFieldFrame>
  );
}

/** Status of the file: uploaded just now, or already attached. */
function Arrived({ now }: { now: boolean }) {
  const { t } = useT();
  return (
    <span className={styles.arrived} role="status">
      <IconCircleCheck size={14} stroke={1.8} aria-hidden />
      {t(now ? 'Yuborildi' : 'Biriktirilgan')}
    </span>
  );
}
