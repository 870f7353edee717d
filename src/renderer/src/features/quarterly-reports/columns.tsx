import type { Translation } from '@/i18n/i18n.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { quarterlyReports } from './api.ts';
import type { QuarterlyReport } from './report.ts';

const column = createAppColumnHelper<QuarterlyReport>();

/** The columns of reports: year, quarter, place and file; the specification names none (S061). */
export const reportColumns = ({ t, tr }: Translation) => {
  const nameOf = ({ id, district, season, quarter }: QuarterlyReport) =>
    recordName(id, tr(district), season, quarter && t('{{quarter}}-chorak', { quarter }));
  return [
    column.accessor('season', {
      header: t('Yil'),
      meta: { width: 90, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor('quarter', {
      header: t('Chorak'),
      meta: { width: 120 },
      cell: ({ getValue }) => {
        const quarter = getValue();
        return quarter === null ? '—' : t('{{quarter}}-chorak', { quarter });
      },
    }),
    column.accessor('region', { header: t('Viloyat'), cell: ({ getValue }) => lines(tr(getValue())) }),
    column.accessor('district', { header: t('Tuman'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.display({
      id: 'file',
      header: t('Fayl'),
      meta: { width: 120 },
      cell: ({ row: { original } }) =>
        original.file_id ? (
          <StoredFile hash={original.file_id} name={fileNameOf(original)} row={nameOf(original)} />
        ) : (
          '—'
        ),
    }),
    actionsColumn<QuarterlyReport>(t, 112, (row) => (
      <>
        <EditLink to={`add/${row.id}`} name={nameOf(row)} />
        <DeleteButton crud={quarterlyReports} id={row.id} name={nameOf(row)} />
      </>
    )),
  ];
};

const fileNameOf = ({ district, season, quarter }: QuarterlyReport): string =>
  `${[district ?? 'hisobot', season, quarter].filter(Boolean).join('-')}.pdf`;
