import '@mantine/dropzone/styles.css';
import { Dropzone } from '@mantine/dropzone';
import { IconFileDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import styles from './drop-zone.module.css';
import { DROP_ZONE } from './use-drop-guard.ts';

export type DropZoneProps = {
  /** Called with all the files of a drop. */
  onFiles: (files: readonly File[]) => void;
  /** Whether drops are ignored. Default: false. */
  disabled?: boolean;
  /** Content of the zone; handles clicks and keys by itself. */
  children: ReactNode;
};

/** A drop area for files, highlighted while files hover over it. */
export function DropZone({ onFiles, disabled = false, children }: DropZoneProps) {
  const { t } = useT();
  return (
    <Dropzone
      className={styles.zone}
      mod={DROP_ZONE}
      onDrop={onFiles}
      disabled={disabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      getFilesFromEvent={filesOf}
      inputProps={{ 'aria-hidden': true, disabled: true }}
    >
      {children}
      <Dropzone.Accept>
        <div className={styles.over}>
          <IconFileDownload size={32} stroke={1.4} aria-hidden />
          {t("Faylni qo'yib yuboring")}
        </div>
      </Dropzone.Accept>
    </Dropzone>
  );
}

/**
 * The files of a drop as the system provides them: only these have a path, and a folder counts as a file. During a
 * hover the event has items only.
 */
const filesOf: NonNullable<React.ComponentProps<typeof Dropzone>['getFilesFromEvent']> = async (event) => {
  if (Array.isArray(event) || !('dataTransfer' in event) || !event.dataTransfer) return [];
  const { files, items } = event.dataTransfer;
  return files.length > 0 ? [...files] : [...items].filter(({ kind }) => kind === 'file');
};
