import { ActionIcon, Button, Group } from '@mantine/core';
import type { CopyKind } from '@shared/files.ts';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useDownload } from '../use-download.tsx';
import styles from './stored-file.module.css';
import { useOpenCopy } from './use-open-copy.ts';

export type StoredFileProps = {
  /** Its id at the platform. */
  hash: string;
  /** The name it is saved under, with extension, where the platform names none. */
  name: string;
  /** Icons only, in a table: whose row it is, for those who cannot see it. Default: buttons with words. */
  row?: string;
  /** What it may be by its content, to be opened. Default: a PDF, as documents are (C-083). */
  kinds?: CopyKind[];
};

/** A file of the platform: to look at in the workstation's reader, and to save (E-019). */
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
