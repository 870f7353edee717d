import { formatMoment, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { brief, lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { thumbnail } from '@/kit/thumbnail.tsx';
import { schoolTemplates } from './api.ts';
import type { SchoolTemplate } from './school-template.ts';

/** Maximum length of the description in the table, in characters (S-012). */
const MOST = 10;

/** The season of a template in one text; a dash if the platform names none. */
const boardOf = ({ board, board_season, board_year }: SchoolTemplate, { t, tr }: Translation): string | null =>
  board === null && board_season === null && board_year === null
    ? null
    : t('{{title}}, {{season}}-mavsum, {{year}} yil', {
        title: tr(board) || '—',
        season: board_season ?? '—',
        year: board_year ?? '—',
      });

const column = createAppColumnHelper<SchoolTemplate>();

/** The columns of S138. */
export const schoolTemplateColumns = (translation: Translation) => {
  const { t, tr } = translation;
  return [
    column.accessor('photo', {
      header: t('Rasm'),
      meta: { width: 104 },
      cell: ({ getValue }) => thumbnail(getValue()),
    }),
    column.accessor('title', { header: t('Sarlavha'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor('description', {
      header: t('Tavsif'),
      meta: { width: 106 },
      cell: ({ getValue }) => brief(tr(getValue()), MOST),
    }),
    column.accessor((row) => boardOf(row, translation), {
      id: 'board',
      header: t('Mavsum'),
      meta: { width: 'clamp(140px, 17cqw, 300px)' },
      cell: ({ getValue }) => lines(getValue()),
    }),
    column.accessor('category', {
      header: t('Toifa'),
      meta: { width: 'clamp(116px, 14cqw, 240px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('requested_amount', {
      header: t("So'ralgan"),
      meta: { subheader: t('UZS'), width: 118, align: 'end', figures: true },
      cell: ({ getValue }) => formatMoney(getValue()),
    }),
    column.accessor('created_at', {
      header: t('Yaratilgan sana'),
      meta: { width: 166, align: 'end', figures: true },
      cell: ({ getValue }) => formatMoment(getValue()),
    }),
    actionsColumn<SchoolTemplate>(t, 96, (row) => {
      const { id, title } = row;
      const name = recordName(id, tr(title), boardOf(row, translation));
      return (
        <>
          <EditLink to={String(id)} name={name} />
          <DeleteButton crud={schoolTemplates} id={id} name={name} />
        </>
      );
    }),
  ];
};
