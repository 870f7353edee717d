import { formatMoment } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { topic } from '@/kit/cells.tsx';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { thumbnail } from '@/kit/thumbnail.tsx';
import { schoolCategories } from './api.ts';
import type { SchoolCategory } from './school-category.ts';

const nameOf = ({ title }: SchoolCategory, { tr, script }: Translation) => tr(inUzbek(title, script));

const column = createAppColumnHelper<SchoolCategory>();
const columnsOf = (translation: Translation) => [
  column.accessor('icon', {
    header: translation.t('Belgi'),
    meta: { width: 112 },
    cell: ({ getValue }) => thumbnail(getValue(), { whole: true, drawing: true }),
  }),
  column.accessor((row) => nameOf(row, translation), {
    id: 'title',
    header: translation.t('Nomi'),
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor('order', {
    header: translation.t('Tartib raqami'),
    meta: { width: 140, align: 'end', figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('created_at', {
    header: translation.t('Yaratilgan sana'),
    meta: { width: 210, align: 'end', figures: true },
    cell: ({ getValue }) => formatMoment(getValue()),
  }),
];

/** Initially 15 rows (S-013). */
const LIST = { size: 15, filters: {} };

/** Page of the categories of the school programme's initiatives (S136). */
export const Component = () => (
  <RecordsPage
    crud={schoolCategories}
    label="Tashabbus toifalari"
    noun="ta toifa"
    list={LIST}
    columns={columnsOf}
    name={nameOf}
  />
);
