import type { Translation } from '@/i18n/i18n.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { COUNCIL_KINDS, type CouncilDecision, councilFileName } from './documents.ts';
import { editButton } from './edit-button.tsx';

const column = createAppColumnHelper<CouncilDecision>();

/** The columns of E-010; `edit` null: read-only (E-015). */
export const councilColumns = ({ t, tr }: Translation, edit: ((decision: CouncilDecision) => void) | null) =>
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
