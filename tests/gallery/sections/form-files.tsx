import { Button } from '@mantine/core';
import { useState } from 'react';
import { CONTENT_PICTURE } from '@/entities/content-files.ts';
import { useT } from '@/i18n/use-t.ts';
import { MB, PDF_FILE, pictureRule, TABLE_FILE } from '@/kit/files/file-rule.ts';
import { useUpload } from '@/kit/files/use-upload.ts';
import { ChosenPicturesField } from '@/kit/uploads/chosen-pictures-field.tsx';
import { FormFilesProvider, useEnclosedFiles, useFormFiles } from '@/kit/uploads/form-files.tsx';
import { SendingFiles } from '@/kit/uploads/sending-files.tsx';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { UploadedPicturesField } from '@/kit/uploads/uploaded-pictures-field.tsx';
import { type ChosenPictures, useChosenPictures } from '@/kit/uploads/use-chosen-pictures.ts';
import { Case } from '../case.tsx';

const ATTACHED: UploadedFile = { hash: 'c0ffee', name: 'Mahalla qarori.pdf' };

/** As in a record: the name on disk is not known. */
const KNOWN_PICTURES: UploadedFile[] = [{ hash: 'hovli.svg', name: '' }];
/** The rule of a field for several pictures: no message when one has arrived. */
const PICTURES = pictureRule({ maxBytes: 5 * MB });

/** Several pictures of a form, which waits for their uploads. */
function Pictures() {
  const { t } = useT();
  const [held, setHeld] = useState(false);
  const files = useFormFiles(held);
  const [pictures, setPictures] = useState(KNOWN_PICTURES);
  const [locked, setLocked] = useState(false);
  return (
    <Case of="uploads/uploaded-pictures-field" value={{ pictures, pending: files.pending }}>
      <FormFilesProvider files={files}>
        <UploadedPicturesField
          name="pictures"
          label="Rasmlar"
          rule={PICTURES}
          value={pictures}
          onChange={setPictures}
          error={pictures.length === 0 && t('Majburiy maydon')}
          disabled={locked}
          required
        />
      </FormFilesProvider>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setLocked(!locked)}>
        locked
      </Button>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setHeld(!held)}>
        held
      </Button>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={files.clear}>
        clear
      </Button>
    </Case>
  );
}

/** Tells the form about its pictures, as a form's fields do. */
function Enclosed({ pictures }: { pictures: ChosenPictures }) {
  useEnclosedFiles(pictures.files.length > 0, pictures.clear);
  return null;
}

const WAY = { path: 'api/v1/initiatives/quiet', field: 'photos', fields: { title: 'Kutubxona' }, repeatable: false };

/** Several pictures that are sent with their form, in one call. */
function PicturesOfTheForm() {
  const { t } = useT();
  const files = useFormFiles();
  const pictures = useChosenPictures('enclosed', PICTURES);
  const upload = useUpload();
  const { state } = upload;
  const sending = state.step === 'sending';
  return (
    <Case
      of="uploads/chosen-pictures-field"
      value={{
        files: pictures.files.map(({ id }) => id),
        chosen: files.chosen,
        pending: files.pending,
        step: state.step,
      }}
    >
      <FormFilesProvider files={files}>
        <Enclosed pictures={pictures} />
        <ChosenPicturesField
          label="Rasmlar"
          pictures={pictures}
          state={state}
          error={pictures.files.length === 0 && t('Majburiy maydon')}
          disabled={sending}
          required
        />
      </FormFilesProvider>
      {sending && (
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <SendingFiles files={pictures.files} state={state} onStop={upload.cancel} />
        </div>
      )}
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => void upload.sendAll(pictures.files, WAY)}
      >
        send
      </Button>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={files.clear}>
        clear
      </Button>
    </Case>
  );
}

/** Form fields that hold an uploaded file. */
export function FormFiles() {
  const { t } = useT();
  const [missing, setMissing] = useState(false);
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [attached, setAttached] = useState<UploadedFile | null>(ATTACHED);
  const [picture, setPicture] = useState<UploadedFile | null>(null);
  return (
    <>
      <Case of="uploads/uploaded-file-field" value={file}>
        <UploadedFileField
          name="empty"
          label="Fayl"
          rule={PDF_FILE}
          value={file}
          onChange={setFile}
          error={missing && t('Majburiy maydon')}
          required
        />
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setMissing(!missing)}>
          required
        </Button>
      </Case>
      <Case of="uploads/uploaded-file-field" note="attached before" value={attached}>
        <UploadedFileField
          name="attached"
          label="Qaror fayli"
          rule={TABLE_FILE}
          value={attached}
          onChange={setAttached}
        />
      </Case>
      <Case of="uploads/uploaded-picture-field" value={picture}>
        <UploadedPictureField
          name="picture"
          label="Sarlavha uchun rasm"
          rule={CONTENT_PICTURE}
          value={picture}
          onChange={setPicture}
        />
      </Case>
      <Pictures />
      <PicturesOfTheForm />
    </>
  );
}
