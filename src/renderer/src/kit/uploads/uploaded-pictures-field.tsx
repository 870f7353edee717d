import { sentPercent } from '../files/use-upload.ts';
import { PicturesFrame } from './pictures-frame.tsx';
import type { UploadFieldProps } from './upload-field.tsx';
import type { UploadedFile } from './uploaded-file.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

export type UploadedPicturesFieldProps = UploadFieldProps & {
  value: readonly UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
};

/**
 * A field for several pictures, each uploaded as soon as it is dropped or chosen, and shown in the order of choosing. A
 * refused or failed picture is named in the error and does not hold up the others. The form's schema (`picturesField`)
 * sets the minimum number.
 */
export function UploadedPicturesField({ value, onChange, ...field }: UploadedPicturesFieldProps) {
  const { name, rule } = field;
  const { choice, row, sending, state, remove, again } = usePictureUploads({ name, rule, value, onChange });
  return (
    <PicturesFrame
      field={field}
      choice={choice}
      row={row}
      percentOf={({ key, hash }) => (hash === null && key === sending?.id ? sentPercent(state) : null)}
      onRemove={remove}
      onAgain={again}
    />
  );
}
