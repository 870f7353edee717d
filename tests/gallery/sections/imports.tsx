import { Select } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { ExcelFiles } from '@/kit/excel/excel-files.tsx';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { ImportFailure } from '@/kit/excel/import-failure.tsx';
import { ImportResult } from '@/kit/excel/import-result.tsx';
import { PartExcel } from '@/kit/excel/part-excel.tsx';
import type { Totals } from '@/kit/excel/totals.ts';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE, TABLE_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { CHOSEN, TOTALS } from '../stub/files.ts';

const UPLOAD = { path: 'api/v1/gallery/excel', field: 'file', repeatable: false };
const EXCEL = { path: 'api/v1/gallery/excel', suggestedName: 'buyurtmachilar.xlsx' };
const REFUSED = new AppError({ kind: 'invalid', status: 400, serverMessage: "Faylda INN ustuni yo'q" });
const BROKEN = new AppError({ kind: 'network' });

/** Tables of Excel: given out, looked into, sent. */
export function Imports(): ReactNode {
  const { t } = useT();
  const { start, running } = useDownload();
  const customers = useImport('gallery-customers', TABLE_FILE);
  const tins = useImport('gallery-tins', EXCEL_FILE);
  const accounts = useImport('gallery-accounts', EXCEL_FILE);
  const [done, setDone] = useState<Totals | null>();
  const [taken, setTaken] = useState(0);
  const [season, setSeason] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const accountsRequest = () => {
    setAsked(true);
    return season === null ? null : { ...UPLOAD, path: 'api/v1/gallery/quiet', fields: { season } };
  };
  return (
    <>
      <h2 className={styles.section}>Imports</h2>
      <div className={styles.cases}>
        <Case of="excel/export-button">
          <span>
            <ExportButton
              label="Ovozlar"
              whole="Faylga filtrlar qo'llanmaydi: mavsumning barcha ovozlari saqlanadi."
              loading={running}
              onClick={() => void start(EXCEL)}
            />
          </span>
        </Case>
        <Case of="excel/excel-menu" note="and files/import-dialog" value={done?.successful ?? null}>
          <span>
            <ExcelMenu
              onDownload={() => void start(EXCEL)}
              downloading={running}
              onUpload={customers.open}
              upload="Exceldan yangilash"
            />
          </span>
          <ImportDialog
            flow={customers}
            title="Buyurtmachilarni Excel orqali yangilash"
            request={() => UPLOAD}
            onDone={setDone}
          />
        </Case>
        <Case of="excel/excel-files" note="the second has a field of its own">
          <span>
            <ExcelFiles
              label="Excel fayllar"
              onDone={() => {}}
              files={[
                {
                  title: 'STIR raqamlari',
                  download: EXCEL,
                  upload: { flow: tins, title: 'STIR raqamlarini yuklash', request: () => UPLOAD },
                },
                {
                  title: 'Hisob raqamlari',
                  upload: {
                    flow: accounts,
                    title: 'Hisob raqamlarini yuklash',
                    request: accountsRequest,
                    fields: (
                      <Select
                        label={t('Mavsum')}
                        data={['2025', '2026']}
                        value={season}
                        onChange={setSeason}
                        error={asked && season === null && t('Majburiy maydon')}
                      />
                    ),
                  },
                },
              ]}
            />
          </span>
        </Case>
        <Case of="excel/part-excel" note="both ask for the season" value={taken}>
          <span>
            <PartExcel
              name="gallery-part"
              parameter="season"
              field={({ value, onChange, missing }) => (
                <Select
                  label={t('Mavsum')}
                  data={['1', '2']}
                  value={value === null ? null : String(value)}
                  onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
                  error={missing && t('Majburiy maydon')}
                />
              )}
              download={{ ...EXCEL, title: 'Yuklab olish', suggestedName: (season) => `mavsum-${season}.xlsx` }}
              upload={{ title: 'Yuklash', path: UPLOAD.path }}
              onDone={() => setTaken((times) => times + 1)}
            />
          </span>
        </Case>
        <Case of="excel/import-failure">
          <ImportFailure error={REFUSED} />
          <ImportFailure error={BROKEN} />
        </Case>
        <Case of="excel/import-result" wide>
          <div>
            <ImportResult file={CHOSEN} totals={TOTALS} onClose={() => {}} />
          </div>
        </Case>
      </div>
    </>
  );
}
