import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines } from '@/kit/cells.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { FailedState } from '@/kit/empty-state.tsx';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { protocolsQuery } from './api.ts';
import styles from './document-cells.module.css';
import { type KnownProtocol, type Protocol, protocolFileName } from './documents.ts';
import { editButton } from './edit-button.tsx';
import { PLACE_LIST, PlaceFilters } from './place-filters.tsx';

const column = createAppColumnHelper<Protocol>();

/** The columns of E-002; `edit` opens the dialog that replaces a row's file. */
const protocolColumns = ({ t, tr }: Translation, edit: (protocol: KnownProtocol) => void) => {
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

const rowId = ({ id, district_id, district }: Protocol) => id ?? `district ${district_id ?? district}`;

export type ProtocolsProps = {
  board: number;
  /** Must be stable between renders. */
  onEdit: (protocol: KnownProtocol) => void;
};

/** List of the protocols of all districts, for administrators (E-002, E-003). */
export function Protocols({ board, onEdit }: ProtocolsProps) {
  const translation = useT();
  const list = useLocalListState(PLACE_LIST);
  const query = useQuery(protocolsQuery({ board, ...list.filters }, list.paging));
  const columns = useMemo(() => protocolColumns(translation, onEdit), [translation, onEdit]);

  return (
    <ListPage filters={<PlaceFilters list={list} />} pager={<Pager list={list} page={query.data} noun="ta tuman" />}>
      {query.isError ? (
        <FailedState
          error={query.error}
          words="Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!"
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      ) : (
        <DataTable
          label="Moderatsiya natijalari protokoli"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={{ oneLine: true }}
        />
      )}
    </ListPage>
  );
}
