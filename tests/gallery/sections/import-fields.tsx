import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ExcelFiles } from '@/kit/excel/excel-files.tsx';
import { ImportPage } from '@/kit/excel/import-page.tsx';
import type { ListColumn, TableList } from '@/kit/excel/list-headers.ts';
import { PartExcel } from '@/kit/excel/part-excel.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE, excelRule } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const UPLOAD = { path: 'api/v1/gallery/excel', field: 'file', repeatable: false };
const EXCEL = { path: 'api/v1/gallery/excel', suggestedName: 'buyurtmachilar.xlsx' };
const TIN: ListColumn = { title: 'STIR', also: ['INN'] };
const ACCOUNT: ListColumn = { title: 'Hisob raqami' };
const LISTS = {
  tins: { name: 'STIR raqamlari', columns: [TIN] },
  accounts: { name: 'Hisob raqamlari', columns: [ACCOUNT] },
} as const satisfies Record<string, TableList>;

/** A required season beside a file; without it nothing is sent and `words` is the error. */
function useSeason(words: Text) {
  const { t } = useT();
  const [season, setSeason] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  return {
    request: (path: string) => {
      setAsked(true);
      return season === null ? null : { ...UPLOAD, path, fields: { season } };
    },
    field: (
      <Select
        label={t('Mavsum')}
        data={['2025', '2026']}
        value={season}
        onChange={setSeason}
        error={asked && season === null && t(words)}
        withAsterisk
      />
    ),
  };
}

/** Two tables of a screen; the second has a field of its own. */
export function SeveralTables() {
  const season = useSeason('Majburiy maydon');
  return (
    <Case of="excel/excel-files" note="the second has a field of its own">
      <span>
        <ExcelFiles
          label="Excel fayllar"
          files={[
            {
              title: 'STIR raqamlari',
              lists: { own: LISTS.tins, others: [LISTS.accounts] },
              download: EXCEL,
              upload: {
                flow: useImport('gallery-tins', EXCEL_FILE),
                title: 'STIR raqamlarini yuklash',
                request: () => UPLOAD,
              },
            },
            {
              title: 'Hisob raqamlari',
              lists: { own: LISTS.accounts, others: [LISTS.tins] },
              upload: {
                flow: useImport('gallery-accounts', EXCEL_FILE),
                title: 'Hisob raqamlarini yuklash',
                request: () => season.request('api/v1/gallery/quiet'),
                fields: season.field,
              },
            },
          ]}
          changes={{ refresh: async () => {} }}
        />
      </span>
    </Case>
  );
}

const BUDGET_FILE = excelRule({ missing: 'Majburiy maydon!' });

/** An import page with its own list, and another list whose file a person may choose by mistake. */
export function OnePage() {
  const season = useSeason('Majburiy maydon!');
  const { start, running } = useDownload();
  const [own, setOwn] = useState<keyof typeof LISTS>('tins');
  const [done, setDone] = useState<number[]>([]);
  const other = own === 'tins' ? 'accounts' : 'tins';
  const flow = useImport('gallery-budget', BUDGET_FILE);
  const { pathname } = useLocation();
  if (pathname === '/elsewhere')
    return (
      <Case of="excel/import-page">
        <Link to="/">back</Link>
      </Case>
    );
  return (
    <Case of="excel/import-page" note="and excel/list-columns, excel/list-doubts" value={{ own, done }} wide>
      <div className={styles.screen}>
        <ImportPage
          flow={flow}
          request={() => season.request('api/v1/gallery/excel')}
          changes={null}
          onDone={(totals) => setDone([...done, totals?.total ?? 0])}
          lists={{ own: LISTS[own], others: [LISTS[other]], onChoose: () => setOwn(other) }}
          actions={
            <Button variant="default" loading={running} onClick={() => void start(EXCEL)}>
              Excelga yuklab olish
            </Button>
          }
        >
          {season.field}
        </ImportPage>
      </div>
      <Link to="/elsewhere">elsewhere</Link>
    </Case>
  );
}

/** A table that holds one season: export and import both ask which. */
export function OnePart() {
  const { t } = useT();
  const [taken, setTaken] = useState(0);
  return (
    <Case of="excel/part-excel" value={taken}>
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
          upload={{ title: 'Yuklash', path: EXCEL.path, lists: { own: LISTS.tins, others: [] } }}
          changes={{ refresh: async () => setTaken((times) => times + 1) }}
        />
      </span>
    </Case>
  );
}
