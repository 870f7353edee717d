import { z } from 'zod';
import type { Translation } from '@/i18n/i18n.ts';
import { moneyPair, pair, topic } from '@/kit/cells.tsx';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { type Initiative, LIST_PATHS, type Orderer } from '../stub/lists.ts';

/** The endpoints of the gallery's two lists. */
export const initiatives = defineCrud<Initiative>({
  path: LIST_PATHS.initiatives,
  row: z.object({
    id: z.number(),
    title: z.string(),
    author: z.string(),
    mahalla: z.string(),
    district: z.string(),
    asked: z.number(),
    granted: z.number().nullable(),
  }),
});
export const orderers = defineCrud<Orderer>({
  path: LIST_PATHS.orderers,
  row: z.object({ id: z.number(), title: z.string(), tin: z.string() }),
});

const initiative = createAppColumnHelper<Initiative>();
const orderer = createAppColumnHelper<Orderer>();

/** Columns with two values each. */
export const initiativeColumns = ({ t, tr }: Translation) => [
  initiative.accessor('title', { header: t('Mavzu'), cell: ({ getValue }) => topic(tr(getValue())) }),
  initiative.accessor('author', {
    header: t('Muallif'),
    meta: { width: 190 },
    cell: ({ getValue }) => topic(tr(getValue())),
  }),
  initiative.accessor('mahalla', {
    header: t('Mahalla'),
    meta: { width: 170, subheader: t('Tuman') },
    cell: ({ row: { original } }) => pair(tr(original.mahalla), tr(original.district)),
  }),
  initiative.accessor('asked', {
    header: t("So'ralgan, so'm"),
    meta: { width: 150, subheader: t('Ajratilgan'), align: 'end', figures: true },
    cell: ({ row: { original } }) => moneyPair(original.asked, original.granted),
  }),
];

/** Columns of one line, with buttons. */
export const ordererColumns = ({ t, tr }: Translation) => [
  orderer.accessor('title', { header: t('Nomi'), cell: ({ getValue }) => topic(tr(getValue())) }),
  orderer.accessor('tin', {
    header: t('STIR'),
    meta: { width: 140, figures: true },
    cell: ({ getValue }) => getValue(),
  }),
  actionsColumn<Orderer>(t, 112, ({ id, title }) => (
    <>
      <EditLink to={`/buyurtmachi/${id}`} name={tr(title)} />
      <DeleteButton crud={orderers} id={id} name={tr(title)} />
    </>
  )),
];
