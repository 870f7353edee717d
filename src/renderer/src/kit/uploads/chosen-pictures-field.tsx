import type { UploadState } from '../files/use-upload.ts';
import { progressOfFiles } from './files-progress.ts';
import { usePendingFile } from './form-files.tsx';
import { PicturesFrame } from './pictures-frame.tsx';
import type { UploadFieldProps } from './upload-field.tsx';
import type { ChosenPictures } from './use-chosen-pictures.ts';

export type ChosenPicturesFieldProps = Omit<UploadFieldProps, 'name' | 'rule'> & {
  pictures: ChosenPictures;
  /** State of the upload of the form: its progress is shown at each picture. */
  state: UploadState;
};

/**
 * A field for several pictures that are sent with the form, in one call (`useUpload().sendAll`). An unusable picture is
 * named in the error, and the others are kept.
 */
export function ChosenPicturesField({ pictures, state, ...field }: ChosenPicturesFieldProps) {
  const { name, rule, choice, files, remove } = pictures;
  usePendingFile(choice.looking, choice.forget);
  const percents = state.step === 'sending' ? progressOfFiles(files, state).percents : [];
  return (
    <PicturesFrame
      field={{ ...field, name, rule }}
      choice={choice}
      row={files.map((file, index) => ({
        key: file.id,
        name: file.name,
        hash: null,
        chosen: { file, turn: index, error: null },
      }))}
      percentOf={({ key }) => percents[files.findIndex(({ id }) => id === key)] ?? null}
      onRemove={({ key }) => remove(key)}
    />
  );
}
