import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { StatTiles } from '@/kit/excel/stat-tiles.tsx';
import { TableFilePreview } from '@/kit/excel/table-preview.tsx';
import { DropZone } from '@/kit/files/drop-zone.tsx';
import { FileCard } from '@/kit/files/file-card.tsx';
import { FileField } from '@/kit/files/file-field.tsx';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { useChosenFile } from '@/kit/files/use-chosen-file.ts';
import { useDropGuard } from '@/kit/files/use-drop-guard.ts';
import { useDropNotice } from '@/kit/files/use-drop-notice.ts';
import { showSaved } from '@/kit/saved-notice.tsx';
import { useDownload } from '@/kit/use-download.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { WORKBOOK } from '../stub/previews.ts';

/** Files: chosen, shown, saved. */
export function Files(): ReactNode {
  const { t } = useT();
  const choice = useChosenFile('gallery', PDF_FILE);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { start, running } = useDownload();
  useDropGuard();
  useDropNotice();
  return (
    <>
      <h2 className={styles.section}>Files</h2>
      <div className={styles.cases}>
        <Case of="files/file-field" note="a PDF" value={choice.file?.name ?? null}>
          <FileField choice={choice} rule={PDF_FILE} />
        </Case>
        <Case of="files/drop-zone" value={dropped}>
          <DropZone onFiles={(files) => setDropped(files.map(({ name }) => name))}>
            <p style={{ margin: 0, padding: 24, textAlign: 'center' }}>{t('Faylni shu yerga tashlang yoki tanlang')}</p>
          </DropZone>
        </Case>
        <Case of="files/file-card">
          <FileCard name="hisob-raqamlari.xlsx" kind="xlsx" note="84 KB" />
          <FileCard name="bayonnoma-2026-11-21-Chilonzor-tumani-Bunyodkor-mahallasi.pdf" kind="pdf" note="1,2 MB">
            <Button size="xs" variant="default">
              {t('Almashtirish')}
            </Button>
          </FileCard>
          <FileCard name="rasm.heic" kind={null} note="3,4 MB" wrong />
        </Case>
        <Case of="excel/stat-tiles">
          <StatTiles
            tiles={[
              { label: 'Jami qatorlar', value: '1 200' },
              { label: 'Qabul qilindi', value: '1 198', tone: 'good' },
              { label: "O'tmadi", value: '2', tone: 'bad' },
            ]}
          />
        </Case>
        <Case of="excel/table-preview" note="a workbook of two sheets" wide>
          <TableFilePreview preview={WORKBOOK} />
        </Case>
        <Case of="files/stored-file">
          <StoredFile hash="bayonnoma" name="bayonnoma.pdf" />
          <StoredFile hash="yoq" name="yoq.pdf" row="T-101" />
        </Case>
        <Case of="use-download">
          <Button
            loading={running}
            onClick={() => void start({ path: 'api/v1/gallery/excel', suggestedName: 'tashabbuslar.xlsx' })}
          >
            {t('Excelga yuklab olish')}
          </Button>
        </Case>
        <Case of="saved-notice">
          <Button variant="default" onClick={() => showSaved({ id: 'd1', name: 'tashabbuslar.xlsx' })}>
            {t('Fayl saqlandi')}
          </Button>
        </Case>
      </div>
    </>
  );
}
