import type { Translation } from '@/i18n/i18n.ts';
import { topic } from '@/kit/cells.tsx';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { Picture } from '@/kit/picture.tsx';
import { documents } from './api.ts';
import styles from './documents-page.module.css';
import type { RegulatoryDocument } from './regulatory-document.ts';

/** The picture of the title that is shown; where that script has none, any. */
const pictureOf = ({ images }: RegulatoryDocument, script: Translation['script']) => {
  const { uz_lat, uz_cyr, ru, en, kr } = images;
  return (script === 'latin' ? uz_lat : uz_cyr) ?? uz_lat ?? uz_cyr ?? ru ?? en ?? kr;
};

const nameOf = ({ title }: RegulatoryDocument, { script }: Translation) => inUzbek(title, script);

const column = createAppColumnHelper<RegulatoryDocument>();
const columnsOf = (translation: Translation) => [
  column.accessor((row) => nameOf(row, translation), {
    id: 'title',
    header: translation.t('Sarlavha'),
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor((row) => pictureOf(row, translation.script)?.hash, {
    id: 'image',
    header: translation.t('Rasm'),
    meta: { width: 130 },
    cell: ({ row: { original } }) => {
      const picture = pictureOf(original, translation.script);
      if (!picture) return '—';
      return (
        <span className={styles.thumbnail}>
          <Picture key={picture.hash} hash={picture.hash} alt="" />
        </span>
      );
    },
  }),
];

/** 20 on a page at first (spec 001 §9). */
const LIST = { filters: {} };

/** The regulatory documents (spec 001 §2). */
export const Component = () => (
  <RecordsPage
    crud={documents}
    label="Normativ hujjatlar"
    noun="ta hujjat"
    list={LIST}
    columns={columnsOf}
    name={nameOf}
  />
);
