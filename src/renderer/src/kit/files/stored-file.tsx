import { ActionIcon, Button, Group } from '@mantine/core';
import type { CopyKind } from '@shared/files.ts';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useDownload } from '../use-download.tsx';
import styles from './stored-file.module.css';
import { useOpenCopy } from './use-open-copy.ts';

export type StoredFileProps = {
  /** Id of the file in the file service. */
  hash: string;
  /** File name with extension, if the platform suggests none. */
  name: string;
  /** In a table: shows icons only, with the name of the row for the accessible names. Default: buttons with text. */
  row?: string;
  /** Kinds allowed to be opened, by content. Default: PDF, as documents are (C-083). */
  kinds?: CopyKind[];
};

/** A file of the platform, to open in the workstation's reader and to save (E-019). */
export function StoredFile({ hash, name, row, kinds = ['pdf'] }: StoredFileProps) {
  const { t } = useT();
  const { start, running } = useDownload();
  const { open, opening } = useOpenCopy();
  const look = () => void open({ hash, suggestedName: name, kinds });
  const save = () => void start({ path: `api/v2/info/file/${hash}`, suggestedName: name });
  if (row !== undefined) {
    return (
      <Group gap={4} wrap="nowrap" className={styles.icons}>
        <ActionIcon onClick={look} loading={opening} aria-label={`${t('Ochish')}: ${row}`} title={t('Ochish')}>
          <IconExternalLink size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          onClick={save}
          loading={running}
          aria-label={`${t('Yuklab olish')}: ${row}`}
          title={t('Yuklab olish')}
        >
          <IconDownload size={18} stroke={1.7} />
        </ActionIcon>
      </Group>
    );
  }
  return (
    <Group gap={8}>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={18} stroke={1.7} />}
        onClick={look}
        loading={opening}
      >
        {t('Ochish')}
      </Button>
      <Button leftSection={<IconDownload size={18} stroke={1.7} />} onClick={save} loading={running}>
        {t('Yuklab olish')}
      </Button>
    </Group>
  );
}
