import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '../error-number.tsx';
import { DropZone } from '../files/drop-zone.tsx';
import type { FileRule } from '../files/file-rule.ts';

/** Props of every form field whose files are uploaded immediately. */
export type UploadFieldProps = {
  /** Unique name in the program: form, record and field. */
  name: string;
  label: Text;
  /** Stable between renders. */
  rule: FileRule;
  /** The form's error, unknown to the field. Default: none. */
  error?: ReactNode;
  /** Default: false. */
  required?: boolean;
  /** Default: false. */
  disabled?: boolean;
};

export type UploadFieldFrameProps = {
  id: string;
  field: UploadFieldProps;
  /** The field's own error; replaces the form's error. */
  problem: ReactNode;
  /** Number of a failed upload. Default: none. */
  number?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Label, error and drop zone of an upload field. */
export function UploadFieldFrame({ id, field, problem, number, onFiles, children }: UploadFieldFrameProps) {
  const { label, error, required = false, disabled = false } = field;
  const { t } = useT();
  return (
    <div>
      <Input.Wrapper
        id={id}
        label={t(label)}
        labelElement="div"
        error={problem || error}
        // An alert, as an upload error appears while focus is elsewhere; a form error is announced by the field that
        // gets focus.
        {...(problem && { errorProps: { role: 'alert' } })}
        required={required}
      >
        <DropZone onFiles={onFiles} disabled={disabled}>
          {children}
        </DropZone>
      </Input.Wrapper>
      <ErrorNumber number={number} />
    </div>
  );
}
