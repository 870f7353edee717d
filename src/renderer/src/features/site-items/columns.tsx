import { formatDateTime } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ExternalLink } from '@/kit/external-link.tsx';
import { ActiveSwitch } from '@/kit/list/active-switch.tsx';
import type { SiteItems } from './define-site-items.ts';
import type { SiteItemRow } from './site-item.ts';

const column = createAppColumnHelper<SiteItemRow>();

type ColumnsOptions = {
  crud: SiteItems['crud'];
  /** The title as displayed. */
  nameOf: (row: SiteItemRow) => string;
  switchTo: (id: number, wanted: boolean) => Promise<void>;
};

/** The columns of S038, S040 and S042, without the row number, which the table adds. */
export const siteItemColumns = ({ t }: Translation, { crud, nameOf, switchTo }: ColumnsOptions) => [
  column.accessor(nameOf, { id: 'title', header: t('Sarlavha'), cell: ({ getValue }) => topic(getValue()) }),
  column.accessor('link', {
    header: t('Havola'),
    meta: { width: 'clamp(150px, 24cqw, 340px)' },
    cell: ({ row: { original } }) => <ExternalLink url={original.link} />,
  }),
  column.accessor('active', {
    header: t('Faol'),
    meta: { width: 80 },
    cell: ({ row: { original } }) => (
      // The next page reuses the row for another item: a switch in flight stays with its own item.
      <ActiveSwitch
        key={original.id}
        active={original.active}
        name={recordName(original.id, nameOf(original))}
        switchTo={(wanted) => switchTo(original.id, wanted)}
      />
    ),
  }),
  column.accessor('created_date', {
    header: t('Yuborish vaqti'),
    meta: { width: 150, figures: true },
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  actionsColumn<SiteItemRow>(t, 112, (row) => {
    const name = recordName(row.id, nameOf(row));
    return (
      <>
        <EditLink to={`add/${row.id}`} name={name} />
        <DeleteButton crud={crud} id={row.id} name={name} />
      </>
    );
  }),
];
