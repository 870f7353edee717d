import type { Translation } from '@/i18n/i18n.ts';
import { topic } from '@/kit/cells.tsx';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { faqs } from './api.ts';
import type { Faq } from './faq.ts';

const nameOf = ({ question }: Faq, { tr, script }: Translation) => tr(inUzbek(question, script));

const column = createAppColumnHelper<Faq>();
const columnsOf = (translation: Translation) => [
  column.accessor((faq) => nameOf(faq, translation), {
    id: 'question',
    header: translation.t('Savol'),
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor('order', {
    header: translation.t('Tartib raqami'),
    meta: { width: 140, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('type', {
    header: translation.t('Turi'),
    meta: { width: 180 },
    cell: ({ getValue }) => {
      const type = getValue();
      return type ? translation.t(type) : '—';
    },
  }),
];

/** Initially 15 rows (H-001). */
const LIST = { size: 15, filters: {} };

/** Page of the frequently asked questions (spec 001 §2). */
export const Component = () => (
  <RecordsPage
    crud={faqs}
    label="Ko'p beriladigan savollar"
    noun="ta savol"
    list={LIST}
    columns={columnsOf}
    name={nameOf}
  />
);
