import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { fileSize } from '@/kit/files/file-size.ts';
import styles from './folder.module.css';
import { FolderProblem } from './folder-problem.tsx';
import { sums } from './plan.ts';
import type { Folder } from './use-folder.ts';

/**
 * Head of a folder: its name and size, the number of files by verdict, and a button that adds files. Nothing is counted
 * before the districts have been read.
 */
export function FolderHead({ folder }: { folder: Folder }) {
  const { t } = useT();
  const { judged: rows, protocols, query } = folder;
  const { sure, guess, choose, unusable } = sums(rows);
  const bytes = rows.reduce((sum, { file }) => sum + file.bytes, 0);
  const without = [...protocols.values()].filter(({ file_id }) => file_id === null).length;
  return (
    <div className={styles.head}>
      <IconFolder size={26} stroke={1.4} aria-hidden />
      <div className={styles.name}>
        <strong>{folder.name ?? t('Tanlangan fayllar')}</strong>
        {query.data && (
          <small>
            {t('{{n}} ta fayl, {{size}}', { n: formatCount(rows.length), size: fileSize(bytes, t) })}
            {` · ${t("{{all}} tumandan {{n}} tasida protokol yo'q", { all: formatCount(protocols.size), n: formatCount(without) })}`}
          </small>
        )}
        <FolderProblem problem={folder.problem} />
      </div>
      <p className={styles.sums} role="status">
        {query.data && (
          <>
            <span>
              <b>{sure}</b> {t('aniq')}
            </span>
            <span data-warn={guess > 0 || undefined}>
              <b>{guess}</b> {t('taxmin')}
            </span>
            <span data-warn={choose > 0 || undefined}>
              <b>{choose}</b> {t('tanlash kerak')}
            </span>
            <span>
              <b>{unusable}</b> {t('yuborilmaydi')}
            </span>
          </>
        )}
      </p>
      <Button variant="default" loading={folder.looking} onClick={() => folder.pick('files')}>
        {t("Yana fayl qo'shish")}
      </Button>
    </div>
  );
}
