import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { topic } from '@/kit/cells.tsx';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { type Fund, funds } from './fund.ts';

const nameOf = ({ title }: Fund, { tr, script }: Translation) => tr(inUzbek(title, script));

const column = createAppColumnHelper<Fund>();
const columnsOf = (translation: Translation) => [
  column.accessor((fund) => nameOf(fund, translation), {
    id: 'title',
    header: translation.t('Nomi'),
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor('created_at', {
    header: translation.t('Yaratilgan sana'),
    meta: { width: 160, figures: true },
    cell: ({ getValue }) => formatDate(getValue()),
  }),
];

/** Initially 10 rows (spec 002 §9). */
const LIST = { size: 10, filters: {} };

/** Page of the funds (spec 002 §2). */
export const Component = () => (
  <RecordsPage crud={funds} label="Jamg'armalar" noun="ta jamg'arma" list={LIST} columns={columnsOf} name={nameOf} />
);
