import { Button } from '@mantine/core';
import { useState } from 'react';
import { CONTENT_PICTURE_WISH } from '@/entities/content-wishes.ts';
import { useT } from '@/i18n/use-t.ts';
import { PDF_WISH, TABLE_WISH } from '@/kit/files/wish.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { Case } from '../case.tsx';

const ATTACHED: UploadedFile = { hash: 'c0ffee', name: 'Mahalla qarori.pdf' };

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
          wish={PDF_WISH}
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
          wish={TABLE_WISH}
          value={attached}
          onChange={setAttached}
        />
      </Case>
      <Case of="uploads/uploaded-picture-field" value={picture}>
        <UploadedPictureField
          name="picture"
          label="Sarlavha uchun rasm"
          wish={CONTENT_PICTURE_WISH}
          value={picture}
          onChange={setPicture}
        />
      </Case>
    </>
  );
}
