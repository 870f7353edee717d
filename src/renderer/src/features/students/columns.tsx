import { IconKey } from '@tabler/icons-react';
import type { PlaceOf } from '@/entities/use-place-of.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { pair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink, RowButton } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { formatPhone } from '@/kit/inputs/identifiers.ts';
import { students } from './api.ts';
import { PHONE_MASK, type Student } from './student.ts';

const column = createAppColumnHelper<Student>();

/**
 * Columns of the students: fields of the entity (spec 002 §3), as the document lists only the school; its district
 * distinguishes schools of the same number.
 */
export const studentColumns = ({ t, tr }: Translation, placeOf: PlaceOf, onSendKey: (student: Student) => void) => [
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
