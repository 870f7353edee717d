import { useId } from '@mantine/hooks';
import { useT } from '@/i18n/use-t.ts';
import { FileInvite } from '../files/file-invite.tsx';
import { inWords } from '../merging/in-words.ts';
import { Picture } from '../picture.tsx';
import { UploadFieldFrame } from './upload-field.tsx';
import { UploadButtons, UploadLine } from './upload-parts.tsx';
import type { UploadedFile } from './uploaded-file.ts';
import type { UploadedFileFieldProps } from './uploaded-file-field.tsx';
import styles from './uploaded-picture-field.module.css';
import { useFileUpload } from './use-file-upload.ts';
import { unsentNumber, useUploadProblem } from './use-upload-problem.ts';

export type UploadedPictureFieldProps = UploadedFileFieldProps & {
  /** Whether the whole picture is shown, such as a logo, instead of being cropped to fill the frame. Default: false. */
  whole?: boolean;
};

/**
 * A field for one picture, uploaded immediately and then shown as the platform returns it. A newer choice replaces the
 * older one, which stays in view until the new one has arrived. Takes the props of `UploadedFileField`.
 */
export function UploadedPictureField(props: UploadedPictureFieldProps) {
  const { value = null, onChange, whole = false, ...field } = props;
  const { name, label, rule, error, disabled = false } = field;
  const { t } = useT();
  const id = useId();
  const upload = useFileUpload(name, rule, onChange);
  const { choice } = upload;
  const problem = useUploadProblem(upload, rule);
  const wrong = Boolean(problem ?? error);
  const shown = choice.file ?? value;
  const conflict = inWords<UploadedFile | null>(error, (picture) => (picture ? picture.name || t('Boshqa rasm') : ''));
  const title = shown?.name || t('Biriktirilgan rasm');

  return (
    <UploadFieldFrame
      id={id}
      field={{ ...field, error: conflict }}
      problem={problem}
      number={unsentNumber(upload)}
      onFiles={choice.take}
    >
      {shown ? (
        <div className={styles.card} data-wrong={wrong || undefined}>
          <div className={styles.frame} data-whole={whole || undefined}>
            {value && (
              <Picture key={value.hash} hash={value.hash} alt={t(label)} drawing={rule.accept.includes('svg')} />
            )}
          </div>
          <div className={styles.foot}>
            <div className={styles.text}>
              <span className={styles.name} title={title}>
                {title}
              </span>
              <div className={styles.note}>
                <UploadLine upload={upload} />
              </div>
            </div>
            {disabled || <UploadButtons upload={upload} onRemove={() => onChange(null)} signs />}
          </div>
        </div>
      ) : (
        <FileInvite
          look="picture"
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
