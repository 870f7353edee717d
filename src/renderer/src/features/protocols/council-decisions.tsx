import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { canAdministerDocuments } from '@/domains/initiative/model/access.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { useMe } from '@/session/session.ts';
import { councilDecisionsQuery } from './api.ts';
import { COUNCIL_KINDS, type CouncilDecision, councilFileName } from './documents.ts';
import { editButton } from './edit-button.tsx';
import { PLACE_LIST, PlaceFilters } from './place-filters.tsx';

const column = createAppColumnHelper<CouncilDecision>();

/** The columns of E-010; `edit` null: read-only (E-015). */
const councilColumns = ({ t, tr }: Translation, edit: ((decision: CouncilDecision) => void) | null) =>
  column.columns([
    column.accessor('title', { header: t('Fayl nomi'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor('region', {
      header: t('Viloyat'),
      meta: { width: '22cqw' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('district', {
      header: t('Tuman'),
      meta: { width: '22cqw' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    ...(edit
      ? [
          column.display({
            id: 'edit',
            header: t('Tahrirlash'),
            meta: { width: 110 },
            cell: ({ row: { original } }) => editButton(t, tr(original.title), () => edit(original)),
          }),
        ]
      : []),
    column.display({
      id: 'download',
      header: t('Yuklab olish'),
      meta: { width: 130 },
      cell: ({ row: { original } }) =>
        original.file_id ? (
          <StoredFile
            hash={original.file_id}
            name={councilFileName(original)}
            row={tr(original.title)}
            kinds={COUNCIL_KINDS}
          />
        ) : (
          '—'
        ),
    }),
  ]);

const rowId = ({ id }: CouncilDecision) => id;

export type CouncilDecisionsProps = {
  board: number;
  /** Must be stable between renders. */
  onEdit: (decision: CouncilDecision) => void;
};

/**
 * List of the council decisions on winning projects (E-010, E-012); for all but administrators read-only and without
 * filters (E-011, E-015).
 */
export function CouncilDecisions({ board, onEdit }: CouncilDecisionsProps) {
  const translation = useT();
  const edit = canAdministerDocuments(useMe().role) ? onEdit : null;
  const list = useLocalListState(PLACE_LIST);
  const query = useQuery(councilDecisionsQuery({ board, ...list.filters }, list.paging));
  const columns = useMemo(() => councilColumns(translation, edit), [translation, edit]);

  return (
    <ListPage
      filters={edit && <PlaceFilters list={list} />}
      pager={<Pager list={list} page={query.data} noun="ta qaror" />}
    >
      {query.isError ? (
        <FailedState
          error={query.error}
          words="Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!"
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      ) : (
        <DataTable
          label="G'olib loyihalar bo'yicha kengash qarori"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={{ oneLine: true }}
          empty={<EmptyState title="Kengash qarori topilmadi" />}
        />
      )}
    </ListPage>
  );
}
