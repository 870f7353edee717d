import { ActionIcon, Button, Progress } from '@mantine/core';
import { type Icon, IconReplace, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { sizeOf } from '../files/file-size.ts';
import { sentPercent } from '../files/use-upload.ts';
import type { FileUpload } from './use-file-upload.ts';

/** Upload progress of the chosen file, or its size if not in flight; `otherwise` without a chosen file. */
export function UploadLine({
  upload: { choice, state },
  otherwise = null,
}: {
  upload: FileUpload;
  otherwise?: ReactNode;
}) {
  const { t } = useT();
  if (!choice.file) return otherwise;
  if (state.step !== 'sending') return sizeOf(choice.file, t);
  return <Progress value={sentPercent(state)} size={4} my={6} aria-label={t('Faylni yuborish')} />;
}

export type UploadButtonsProps = {
  upload: FileUpload;
  /** Removes the uploaded file. */
  onRemove: () => void;
  /** Icons instead of text, for little room. Default: false. */
  signs?: boolean;
  /** Whether the file cannot be changed. Default: false. */
  disabled?: boolean;
};

/** Buttons of a file: cancel while in flight; otherwise replace, remove, and retry after a failure. */
export function UploadButtons({ upload, onRemove, signs = false, disabled = false }: UploadButtonsProps) {
  const { choice, state, again } = upload;
  const { t } = useT();
  if (choice.file && state.step === 'sending') return <Sign label="Bekor qilish" Icon={IconX} onClick={choice.clear} />;
  const failed = state.step === 'failed' && choice.file !== null && choice.file.problem === null;
  const replace = { onClick: choice.pick, loading: choice.looking, disabled };
  return (
    <>
      {failed && (
        <Button variant="default" size="xs" onClick={again}>
          {t('Qayta yuborish')}
        </Button>
      )}
      {signs && <Sign label="Almashtirish" Icon={IconReplace} {...replace} />}
      {!signs && !failed && (
        <Button variant="default" size="xs" {...replace}>
          {t('Almashtirish')}
        </Button>
      )}
      <Sign
        label="Faylni olib tashlash"
        Icon={signs ? IconTrash : IconX}
        disabled={disabled}
        onClick={() => (choice.file ? choice.clear() : onRemove())}
      />
    </>
  );
}

type SignProps = { label: Text; Icon: Icon; onClick: () => void; loading?: boolean; disabled?: boolean };

function Sign({ label, Icon, ...button }: SignProps) {
  const { t } = useT();
  return (
    <ActionIcon aria-label={t(label)} title={t(label)} {...button}>
      <Icon size={17} stroke={1.7} />
    </ActionIcon>
  );
}
