import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useWiderThan } from '@/kit/use-wider-than.ts';
import { schoolBoards } from './api.ts';
import { BudgetInfoDialog } from './budget-info.tsx';
import { schoolBoardColumns, schoolBoardName } from './columns.tsx';
import type { SchoolBoard } from './school-board.ts';

/** Panel width, in px, from which the phases are shown with their times of day. */
const FULL_WIDTH = 1200;

/** Initially 15 rows (S-013). */
const LIST = { size: 15, filters: {} };
const ONE_LINE = { oneLine: true };
const rowId = ({ id }: SchoolBoard) => id;

/** Page of the seasons of the school programme, each with Excel export and import of its budget (S133). */
export function Component() {
  const translation = useT();
  const [uploading, setUploading] = useState<SchoolBoard | null>(null);
  const [panel, wide] = useWiderThan(FULL_WIDTH);
  const columns = useMemo(() => schoolBoardColumns(translation, wide, setUploading), [translation, wide]);
  const list = useListState(LIST);
  const query = useQuery(schoolBoards.list(list.paging));
  return (
    <ListPage
      ref={panel}
      actions={<AddLink to="add" />}
      pager={<Pager list={list} page={query.data} noun="ta mavsum" />}
    >
      <DataTable label="Mavsumlar" columns={columns} query={query} list={list} rowId={rowId} row={ONE_LINE} />
      {uploading && (
        <BudgetInfoDialog
          key={uploading.id}
          id={uploading.id}
          name={schoolBoardName(uploading, translation)}
          onClose={() => setUploading(null)}
        />
      )}
    </ListPage>
  );
}
