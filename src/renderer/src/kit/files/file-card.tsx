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
};

export type FileCardProps = {
  name: string;
  /** What it is; null where that is not known. */
  kind: FileKind | null;
  /** What is known of it, below the name. Default: nothing. */
  note?: ReactNode;
  /** Whether it cannot be used. Default: false. */
  wrong?: boolean;
  /** Buttons. Default: none. */
  children?: ReactNode;
};

/** A file: what it is, its name, and what can be done with it. */
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
