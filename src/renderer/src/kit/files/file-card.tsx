import type { FileKind } from '@shared/files.ts';
import {
  type Icon,
  IconFile,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPhoto,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './file-card.module.css';

const ICONS: Readonly<Record<FileKind, Icon>> = {
  xlsx: IconFileSpreadsheet,
  xls: IconFileSpreadsheet,
  csv: IconFileTypeCsv,
  pdf: IconFileTypePdf,
  jpeg: IconPhoto,
  png: IconPhoto,
  svg: IconPhoto,
};

export type FileCardProps = {
  name: string;
  /** Kind of the file; null if unknown. */
  kind: FileKind | null;
  /** Details below the name. Default: none. */
  note?: ReactNode;
  /** Whether the file is unusable. Default: false. */
  wrong?: boolean;
  /** Buttons. Default: none. */
  children?: ReactNode;
};

/** A file: icon of its kind, name and buttons. */
export function FileCard({ name, kind, note, wrong = false, children }: FileCardProps) {
  const Icon = kind ? ICONS[kind] : IconFile;
  return (
    <div className={styles.card} data-wrong={wrong || undefined}>
      <Icon className={styles.icon} size={26} stroke={1.5} aria-hidden />
      <div className={styles.text}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <div className={styles.note}>{note}</div>
      </div>
      {children}
    </div>
  );
}
