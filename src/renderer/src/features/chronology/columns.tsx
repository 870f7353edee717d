import { IconExternalLink } from '@tabler/icons-react';
import { type ChronologyAddress, chronologyEditPath } from '@/entities/chronology-address.ts';
import { formatDate, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { figurePair, lines, pair, topicPair } from '@/kit/cells.tsx';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { useOpenCopy } from '@/kit/files/use-open-copy.ts';
import { chronologies } from './api.ts';
import { type Chronology, DOCUMENTS, type DocumentField, typeLabel } from './chronology.ts';
import styles from './document-buttons.module.css';

/** Label of a type; an unknown type is shown as the platform sends it. */
const typeOf = ({ chronology_type }: Chronology, { t }: Translation) => {
  const label = typeLabel(chronology_type);
  return label ? t(label) : chronology_type;
};

/** Name of a record in its buttons and in the question before deletion: type and lot. */
const nameOf = (row: Chronology, translation: Translation) =>
  [typeOf(row, translation), row.lot_number].filter(Boolean).join(', ') || String(row.id);

const column = createAppColumnHelper<Chronology>();

/** The columns of the chronology; the documents name only contract_code, orderer_title and contractor_title (N-002). */
export const chronologyColumns = (translation: Translation, address: ChronologyAddress) => {
  const { t, tr } = translation;
  return [
    column.accessor((row) => typeOf(row, translation), {
      id: 'type',
      header: t('Turi'),
      meta: { width: 88 },
      cell: ({ getValue }) => lines(getValue()),
    }),
    column.accessor('orderer_title', {
      header: t('Buyurtmachi'),
      meta: { subheader: t('Menejer qidirilgan sana') },
      cell: ({ row: { original } }) => topicPair(tr(original.orderer_title), formatDate(original.manager_search_date)),
    }),
    column.accessor('contractor_title', {
      header: t('Pudratchi'),
      meta: { subheader: t('Shartnoma kodi') },
      cell: ({ row: { original } }) => pair(tr(original.contractor_title), original.contract_code),
    }),
    column.accessor('lot_number', {
      header: t('Lot raqami'),
      meta: { width: 116, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor('final_sum', {
      header: t('Yakuniy summa'),
      meta: { width: 164, align: 'end', figures: true, subheader: t('Tugatilgan sana') },
      cell: ({ row: { original } }) => figurePair(formatMoney(original.final_sum), formatDate(original.finished_date)),
    }),
    column.display({
      id: 'documents',
      header: t('Hujjatlar'),
      meta: { width: 204 },
      cell: ({ row: { original } }) => <DocumentButtons of={original} name={nameOf(original, translation)} />,
    }),
    actionsColumn<Chronology>(t, 104, (row) => (
      <>
        <EditLink to={chronologyEditPath(address, row.id)} name={nameOf(row, translation)} />
        <DeleteButton crud={chronologies} id={row.id} name={nameOf(row, translation)} done="Xronologiya o'chirildi" />
      </>
    )),
  ];
};

const FIELDS = Object.keys(DOCUMENTS) as DocumentField[];

/** The documents of a record by their names; each opens in the workstation's reader. `name`: the record's name. */
function DocumentButtons({ of, name }: { of: Chronology; name: string }) {
  const { t } = useT();
  const { open, opening } = useOpenCopy();
  const there = FIELDS.flatMap((field) => {
    const hash = of[field];
    return hash === null ? [] : [{ field, hash }];
  });
  if (there.length === 0) return '—';
  return (
    <span className={styles.documents}>
      {there.map(({ field, hash }) => (
        <button
          key={field}
          type="button"
          className={styles.document}
          aria-label={`${t(DOCUMENTS[field])}: ${name}`}
          disabled={opening}
          onClick={() => void open({ hash, suggestedName: `${field}-${of.id}.pdf`, kinds: ['pdf'] })}
        >
          <IconExternalLink size={14} stroke={1.7} aria-hidden />
          {t(DOCUMENTS[field])}
        </button>
      ))}
    </span>
  );
}
