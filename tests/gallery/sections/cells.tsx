import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { CellEditing } from '@/kit/crud/cell-editing.tsx';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { EditableCell } from '@/kit/crud/editable-cell.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { countField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const rowSchema = z.object({ id: z.number(), order_title: z.string(), budget_year: z.number(), income: z.number() });
type Param = z.output<typeof rowSchema>;

const params = defineCrud({
  path: 'api/v1/params',
  row: rowSchema,
  form: recordForm({ order_title: textField(), budget_year: countField(), income: countField() }),
});
const LIST = { size: 10, filters: {} };
const rowId = ({ id }: Param) => id;
const column = createAppColumnHelper<Param>();
const columnsOf = ({ t }: Translation) => [
  column.accessor('order_title', {
    header: t('Nomi'),
    cell: ({ row: { original } }) => <EditableCell id={original.id} label="Nomi" text={original.order_title} />,
  }),
  column.accessor('budget_year', { header: t('Yil'), meta: { width: 100, figures: true } }),
  column.accessor('income', {
    header: t('Daromad'),
    meta: { width: 220, figures: true, align: 'end' },
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
];

/** A table whose titles are edited in place; the whole row is sent. */
export function Cells() {
  const translation = useT();
  const client = useQueryClient();
  const list = useLocalListState(LIST);
  // Refetched whenever the window regains the focus, also while a cell is edited.
  const query = useQuery({ ...params.list(list.paging), refetchOnWindowFocus: 'always' });
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const save = async (id: string | number, order_title: string) => {
    const row = query.data?.rows.find((one) => one.id === id);
    if (!row) return;
    const { budget_year, income } = row;
    await params.save({ order_title, budget_year, income }, String(id));
    await params.refresh(client);
  };
  return (
    <>
      <h2 className={styles.section}>Cells</h2>
      <div className={styles.cases}>
        <Case of="crud/editable-cell" note="a click, or F2 on the row, edits; Enter saves, Esc restores" wide>
          <CellEditing save={save} failure="Ma'lumot saqlashda xatolik sodir bo'ldi!">
            <DataTable
              label="Jamg'armalar"
              columns={columns}
              query={query}
              list={list}
              rowId={rowId}
              row={{ oneLine: true }}
            />
          </CellEditing>
        </Case>
      </div>
    </>
  );
}
