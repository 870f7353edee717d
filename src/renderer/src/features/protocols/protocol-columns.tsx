import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { Translation } from '@/i18n/i18n.ts';
import { lines } from '@/kit/cells.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import styles from './document-cells.module.css';
import { type KnownProtocol, type Protocol, protocolFileName } from './documents.ts';
import { editButton } from './edit-button.tsx';

const column = createAppColumnHelper<Protocol>();

/** The columns of E-002; `edit` opens the dialog that replaces a row's file. */
export const protocolColumns = ({ t, tr }: Translation, edit: (protocol: KnownProtocol) => void) => {
  const there = (
    <span className={styles.there}>
      <IconCircleCheck size={16} stroke={1.7} aria-hidden />
      {t('Yuklangan')}
    </span>
  );
  const missing = (
    <span className={styles.missing}>
      <IconCircleDashed size={16} stroke={1.7} aria-hidden />
      {t('Yuklanmagan')}
    </span>
  );
  return column.columns([
    column.accessor('region', { header: t('Viloyat'), cell: ({ getValue }) => lines(tr(getValue())) }),
    column.accessor('district', { header: t('Tuman'), cell: ({ getValue }) => lines(tr(getValue())) }),
    column.accessor('file_id', {
      header: t('Protokol fayli'),
      meta: { width: 180 },
      cell: ({ getValue }) => (getValue() ? there : missing),
    }),
    column.display({
      id: 'edit',
      header: t('Tahrirlash'),
      meta: { width: 110 },
      cell: ({ row: { original } }) => {
        const { id } = original;
        return id === null ? '—' : editButton(t, tr(original.district), () => edit({ ...original, id }));
      },
    }),
    column.display({
      id: 'download',
      header: t('Yuklab olish'),
      meta: { width: 130 },
      cell: ({ row: { original } }) =>
        original.file_id ? (
          <StoredFile hash={original.file_id} name={protocolFileName(original.district)} row={tr(original.district)} />
        ) : (
          '—'
        ),
    }),
  ]);
};
