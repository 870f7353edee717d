import type { ChosenFile, FileKind } from '@shared/files.ts';
import {
  type Icon,
  IconFile,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPhoto,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import styles from './file-card.module.css';
import { fileSize } from './file-size.ts';

const ICONS: Readonly<Record<FileKind, Icon>> = {
  xlsx: IconFileSpreadsheet,
  xls: IconFileSpreadsheet,
  csv: IconFileTypeCsv,
  pdf: IconFileTypePdf,
  jpeg: IconPhoto,
  png: IconPhoto,
};

export type FileCardProps = {
  file: ChosenFile;
  /** What is known of it beside its size. Default: nothing. */
  note?: ReactNode;
  /** Whether it cannot be used. Default: false. */
  wrong?: boolean;
  /** Buttons. Default: none. */
  children?: ReactNode;
};

/** A chosen file: what it is, its name, its size. */
export function FileCard({ file, note, wrong = false, children }: FileCardProps) {
  const { t } = useT();
  const Icon = file.kind ? ICONS[file.kind] : IconFile;
  return (
    <div className={styles.card} data-wrong={wrong || undefined}>
      <Icon className={styles.icon} size={26} stroke={1.5} aria-hidden />
      <div className={styles.text}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <span className={styles.note}>
          {fileSize(file.bytes, t)}
          {note && <> · {note}</>}
        </span>
      </div>
      {children}
    </div>
  );
}
