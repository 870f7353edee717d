import { formatLogin } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, pair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import type { Console } from './consoles.ts';
import type { Manager } from './manager.ts';
import { roleLabel } from './roles.ts';

const column = createAppColumnHelper<Manager>();

/** The columns of managers: fields of the entity (spec 001 §3), as the document lists no columns. */
export const managerColumns = ({ t, tr }: Translation, crud: Console['crud']) => [
  column.accessor('fullname', { header: t('F.I.Sh.'), cell: ({ getValue }) => topic(tr(getValue())) }),
  column.accessor('role', {
    header: t('Roli'),
    meta: { width: 'clamp(130px, 15cqw, 220px)' },
    cell: ({ getValue }) => {
      const label = roleLabel(getValue());
      return lines(label ? t(label) : getValue());
    },
  }),
  column.display({
    id: 'place',
    header: t('Tuman'),
    meta: { subheader: t('Viloyat'), width: 'clamp(170px, 20cqw, 320px)' },
    cell: ({ row: { original } }) => pair(tr(original.district_title), tr(original.region_title)),
  }),
  column.accessor('pinfl', {
    header: t('JSHSHIR'),
    meta: { width: 150, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('last_login_date', {
    header: t('Oxirgi kirish'),
    meta: { width: 170, figures: true },
    cell: ({ getValue }) => formatLogin(getValue()),
  }),
  actionsColumn<Manager>(t, 112, ({ id, fullname, district_title, region_title }) => {
    const name = recordName(id, tr(fullname), tr(district_title ?? region_title));
    return (
      <>
        <EditLink to={String(id)} name={name} />
        <DeleteButton crud={crud} id={id} name={name} done="Moderator o'chirildi" />
      </>
    );
  }),
];
