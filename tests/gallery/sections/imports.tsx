import { AppError } from '@shared/errors.ts';
import { type ReactNode, useState } from 'react';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { ImportFailure } from '@/kit/excel/import-failure.tsx';
import { ImportResult } from '@/kit/excel/import-result.tsx';
import type { Totals } from '@/kit/excel/totals.ts';
import { useImport } from '@/kit/excel/use-import.ts';
import { TABLE_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { CHOSEN, TOTALS } from '../stub/files.ts';
import { OnePage, OnePart, SeveralTables } from './import-fields.tsx';

const UPLOAD = { path: 'api/v1/gallery/excel', field: 'file', repeatable: false };
const EXCEL = { path: 'api/v1/gallery/excel', suggestedName: 'buyurtmachilar.xlsx' };
const REFUSED = new AppError({ kind: 'invalid', status: 400, serverMessage: "Faylda INN ustuni yo'q" });
const BROKEN = new AppError({ kind: 'network' });

/** Tables of Excel: given out, looked into, sent. */
export function Imports(): ReactNode {
  const { start, running } = useDownload();
  const customers = useImport('gallery-customers', TABLE_FILE);
  const [done, setDone] = useState<Totals | null>();
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
        <SeveralTables />
        <OnePage />
        <OnePart />
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
