import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { type PlaceOf, usePlaceOf } from '@/entities/use-place-of.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { pair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink, RowButton } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { formatPhone } from '@/kit/inputs/identifiers.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { textParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { students } from './api.ts';
import { SendKeys } from './send-keys.tsx';
import { PHONE_MASK, type Student } from './student.ts';
import { StudentsExcel } from './students-excel.tsx';

const column = createAppColumnHelper<Student>();

/**
 * Columns of the students: fields of the entity (spec 002 §3), as the document lists only the school; its district
 * distinguishes schools of the same number.
 */
const studentColumns = ({ t, tr }: Translation, placeOf: PlaceOf, onSendKey: (student: Student) => void) => [
  column.accessor('full_name', { header: t('F.I.Sh.'), cell: ({ getValue }) => topic(tr(getValue())) }),
  column.display({
    id: 'school',
    header: t('Maktab'),
    meta: { subheader: t('Tuman'), width: 'clamp(190px, 27cqw, 420px)' },
    cell: ({ row: { original } }) =>
      pair(tr(original.school), tr(placeOf(original.district_id, original.region_id).district)),
  }),
  column.display({
    id: 'class',
    header: t('Sinf'),
    meta: { subheader: t('Sinf raqami'), width: 110 },
    cell: ({ row: { original } }) => pair(original.class_name, original.class_number),
  }),
  column.accessor('phone_number', {
    header: t('Telefon raqami'),
    meta: { width: 180, figures: true },
    cell: ({ getValue }) => formatPhone(getValue(), PHONE_MASK),
  }),
  column.accessor('kundalik_id', {
    header: t('Kundalik ID'),
    meta: { width: 130, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  actionsColumn<Student>(t, 152, (student) => {
    const name = recordName(student.id, tr(student.full_name), tr(student.school), student.class_name);
    return (
      <>
        <RowButton label="Kalit yuborish" name={name} icon={IconKey} onClick={() => onSendKey(student)} />
        <EditLink to={String(student.id)} name={name} />
        <DeleteButton crud={students} id={student.id} name={name} />
      </>
    );
  }),
];

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
