import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { textParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { students } from './api.ts';
import { studentColumns } from './columns.tsx';
import { SendKeys } from './send-keys.tsx';
import type { Student } from './student.ts';
import { StudentsExcel } from './students-excel.tsx';

/** Initially 15 rows (S-013). */
const LIST = { size: 15, filters: { search: textParam() } };
const rowId = ({ id }: Student) => id;

/** Page of the students: search, Excel export and import, and keys for one or for all (S140, S-022). */
export function Component() {
  const translation = useT();
  const { t } = translation;
  const { of: sending, open, close, around } = useOwnDialog<{ student: Student | null }>('keys');
  const placeOf = usePlaceOf();
  const columns = useMemo(
    () => studentColumns(translation, placeOf, (student) => open({ student })),
    [translation, placeOf, open],
  );
  const list = useListState(LIST);
  const { search } = list.filters;
  const query = useQuery(students.list({ ...list.paging, search: search || null }));
  return (
    <ListPage
      toolbar={
        <SearchInput label="O'quvchi qidirish" value={search} onChange={(text) => list.setFilters({ search: text })} />
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconKey size={18} stroke={1.7} aria-hidden />}
            onClick={() => open({ student: null })}
          >
            {t('Barchaga kalit yuborish')}
          </Button>
          <StudentsExcel searched={search !== ''} />
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta o'quvchi" />}
    >
      <PlacesFailure />
      <DataTable
        label="O'quvchilar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        empty={
          search ? (
            <EmptyState title="O'quvchi topilmadi" hint="Qidiruv so'zini o'zgartirib ko'ring." />
          ) : (
            <EmptyState title="Hali o'quvchi yo'q" />
          )
        }
      />
      {around(sending && <SendKeys student={sending.student} onClose={close} />)}
    </ListPage>
  );
}
