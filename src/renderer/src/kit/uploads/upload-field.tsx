import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { DropZone } from '../files/drop-zone.tsx';
import type { FileRule } from '../files/file-rule.ts';

/** What every field of a form takes whose files are sent at once. */
export type UploadFieldProps = {
  /** Tells this field from every other of the program: form, record and field. */
  name: string;
  label: Text;
  /** Stable between renders. */
  rule: FileRule;
  /** What is wrong beside what the field sees itself. Default: nothing. */
  error?: ReactNode;
  /** Default: false. */
  required?: boolean;
  /** True while nothing can be changed. Default: false. */
  disabled?: boolean;
};

export type UploadFieldFrameProps = {
  id: string;
  field: UploadFieldProps;
  /** What the field itself finds wrong; stands in the place of the form's error. */
  problem: ReactNode;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Label, error and drop zone of such a field. */
export function UploadFieldFrame({ id, field, problem, onFiles, children }: UploadFieldFrameProps) {
  const { label, error, required = false, disabled = false } = field;
  const { t } = useT();
  return (
    <Input.Wrapper
      id={id}
      label={t(label)}
      labelElement="div"
      error={problem || error}
      // It comes while one is elsewhere; what the form finds wrong is said by the field that takes the keyboard.
      {...(problem && { errorProps: { role: 'alert' } })}
      required={required}
    >
      <DropZone onFiles={onFiles} disabled={disabled}>
        {children}
      </DropZone>
    </Input.Wrapper>
  );
}
