import { Button } from '@mantine/core';
import type { CallInput } from '@shared/bridge/contract.ts';
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '../dialog.tsx';
import type { UploadRequest } from '../files/use-upload.ts';
import { useDownload } from '../use-download.tsx';
import styles from './excel-files.module.css';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportLists } from './list-headers.ts';
import type { Import } from './use-import.ts';
import type { Changed } from './use-import-form.ts';

/** One of several tables of a screen: how to export and import it. */
export type ExcelFile = {
  /** Name of the table. */
  title: Text;
  /** The download. Default: none, the table is only imported. */
  download?: CallInput<'downloads.start'>;
  upload: {
    /** From `useImport`. */
    flow: Import;
    /** Title of the import dialog. */
    title: Text;
    /** The upload request; null if the import's own fields are not filled in and show an error. */
    request: () => UploadRequest | null;
    /** Fields beside the file. Default: none. */
    fields?: ReactNode;
  };
  /** The list, by whose columns a file is checked, and the others. */
  lists: ImportLists;
};

export type ExcelFilesProps = {
  /** The button's text and the dialog's title. */
  label: Text;
  files: readonly ExcelFile[];
  /** What the imports change: read again after a success, and after a lost or unreadable answer. */
  changes: Changed;
};

/**
 * The Excel button of a screen with several tables, their dialog, and the import of each table, which replaces the
 * dialog.
 */
export function ExcelFiles({ label, files, changes }: ExcelFilesProps) {
  const { t } = useT();
  const [opened, setOpened] = useState(false);
  const importing = files.some(({ upload }) => upload.flow.opened);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} stroke={1.7} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t(label)}
      </Button>
      <Dialog opened={opened && !importing} onClose={() => setOpened(false)} title={t(label)} size={620}>
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.title} file={file} />
          ))}
        </ul>
      </Dialog>
      {files.map((file) => (
        <ImportDialog
          key={file.title}
          flow={file.upload.flow}
          title={file.upload.title}
          request={file.upload.request}
          changes={changes}
          lists={file.lists}
        >
          {file.upload.fields}
        </ImportDialog>
      ))}
    </>
  );
}

function FileRow({ file: { title, download, upload } }: { file: ExcelFile }) {
  const { t } = useT();
  const { start, running } = useDownload();
  const named = (action: Text) => `${t(title)}: ${t(action)}`;
  return (
    <li className={styles.file}>
      <span className={styles.title}>{t(title)}</span>
      {download && (
        <Button
          variant="default"
          loading={running}
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
          aria-label={named('Yuklab olish')}
          onClick={() => void start(download)}
        >
          {t('Yuklab olish')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
        aria-label={named('Yuklash')}
        onClick={upload.flow.open}
      >
        {t('Yuklash')}
      </Button>
    </li>
  );
}
