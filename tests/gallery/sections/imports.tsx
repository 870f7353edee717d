import { Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import type { Totals } from '@shared/totals.ts';
import { type ReactNode, useState } from 'react';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { ImportFailure } from '@/kit/excel/import-failure.tsx';
import type { ImportLists } from '@/kit/excel/list-headers.ts';
import { TotalsDialog } from '@/kit/excel/totals-dialog.tsx';
import { TotalsResult } from '@/kit/excel/totals-result.tsx';
import type { TotalsWords } from '@/kit/excel/totals-text.ts';
import { useImport } from '@/kit/excel/use-import.ts';
import { TABLE_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { TOTALS } from '../stub/files.ts';
import { OnePage, OnePart, SeveralTables } from './import-fields.tsx';

const UPLOAD = { path: 'api/v1/gallery/excel', field: 'file', repeatable: false };
const EXCEL = { path: 'api/v1/gallery/excel', suggestedName: 'buyurtmachilar.xlsx' };
/** A list of which nothing is known. */
const CUSTOMERS: ImportLists = { own: { name: 'Buyurtmachilar', columns: [] }, others: [] };
const REFUSED = new AppError({ kind: 'invalid', status: 400, serverMessage: "Faylda INN ustuni yo'q" });
const BROKEN = new AppError({ kind: 'network' });

const KEYS: Totals = { total: 640, successful: 640, failed: 0, errors: [] };
/** Totals of keys sent to people, not of rows. */
const KEY_WORDS: TotalsWords = {
  of: 'Mavsum',
  total: 'Jami',
  successful: 'Yuborildi',
  failed: 'Yuborilmadi',
  done: 'Amaliyot muvaffaqiyatli bajarildi!',
  partly: "O'tmadi",
  none: 'Birorta ham kalit yuborilmadi.',
};

/** Excel tables: exported, previewed, imported. */
export function Imports(): ReactNode {
  const { start, running } = useDownload();
  const customers = useImport('gallery-customers', TABLE_FILE);
  const votes = useImport('gallery-votes', TABLE_FILE);
  const [sent, setSent] = useState(false);
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
            changes={null}
            onDone={setDone}
            lists={CUSTOMERS}
          />
        </Case>
        <Case of="excel/excel-menu" note="of one list of several, which a filter narrows">
          <span>
            <ExcelMenu
              title="Mahalla boshqaruvi"
              whole="Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi."
              onDownload={() => void start(EXCEL)}
              onUpload={() => {}}
              others={{
                title: "Boshqa ro'yxatlarni yuklab olish",
                tables: [
                  {
                    title: 'Mahalla moderatori',
                    onDownload: () => void start({ ...EXCEL, path: 'api/v1/gallery/other' }),
                  },
                  { title: 'Barcha boshqaruvchilar', onDownload: () => {} },
                ],
              }}
            />
          </span>
        </Case>
        <Case of="excel/excel-menu" note="of a list that is only downloaded, beside one that goes both ways">
          <span>
            <ExcelMenu
              title="Tashabbuslar"
              onDownload={() => void start(EXCEL)}
              others={{
                title: 'Ovozlar',
                tables: [
                  { title: 'Ovozlarni yuklab olish', onDownload: () => {} },
                  { title: 'Ovozlarni Exceldan yuklash', onUpload: votes.open },
                ],
              }}
            />
          </span>
          <ImportDialog
            flow={votes}
            title="Ovozlarni Exceldan yuklash"
            request={() => UPLOAD}
            changes={null}
            lists={CUSTOMERS}
          />
        </Case>
        <SeveralTables />
        <OnePage />
        <OnePart />
        <Case of="excel/import-failure">
          <ImportFailure error={REFUSED} />
          <ImportFailure error={BROKEN} />
        </Case>
        <Case of="excel/totals-result" wide>
          <div>
            <TotalsResult name="buyurtmachilar.xlsx" totals={TOTALS} onClose={() => {}} />
          </div>
        </Case>
        <Case of="excel/totals-dialog" note="of a call without a file">
          <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setSent(true)}>
            send
          </Button>
          {sent && (
            <TotalsDialog
              title="Yuborildi"
              name="2-mavsum"
              totals={KEYS}
              words={KEY_WORDS}
              onClose={() => setSent(false)}
            />
          )}
        </Case>
      </div>
    </>
  );
}
