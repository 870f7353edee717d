import { Button } from '@mantine/core';
import { useState } from 'react';
import { CONTENT_PICTURE } from '@/entities/content-files.ts';
import { useT } from '@/i18n/use-t.ts';
import { MB, PDF_FILE, pictureRule, TABLE_FILE } from '@/kit/files/file-rule.ts';
import { FormFilesProvider, useFormFiles } from '@/kit/uploads/form-files.tsx';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { UploadedPicturesField } from '@/kit/uploads/uploaded-pictures-field.tsx';
import { Case } from '../case.tsx';

const ATTACHED: UploadedFile = { hash: 'c0ffee', name: 'Mahalla qarori.pdf' };

/** As a record gives it: its name on disk is not known. */
const KNOWN_PICTURES: UploadedFile[] = [{ hash: 'hovli.svg', name: '' }];
/** What a field of several asks for: nothing is said when one has arrived. */
const PICTURES = pictureRule({ maxBytes: 5 * MB });

/** Several pictures of a form, which waits for them. */
function Pictures() {
  const { t } = useT();
  const files = useFormFiles();
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
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={files.clear}>
        clear
      </Button>
    </Case>
  );
}

/** Fields of a form that hold a file which has been sent. */
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
    </>
  );
}
