import { formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, pair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { thumbnail } from '@/kit/thumbnail.tsx';
import { kindergartens } from './api.ts';
import { type Kindergarten, workLabel } from './kindergarten.ts';

const column = createAppColumnHelper<Kindergarten>();

/** Columns from the entity (spec 002 §3: organization, region, district and quarter come with the list). */
export const kindergartenColumns = ({ t, tr }: Translation) => {
  const work = ({ type_of_work }: Kindergarten) => {
    const label = workLabel(type_of_work);
    return label ? t(label) : type_of_work;
  };
  const amount = (field: 'power' | 'initial_value', header: string, width: number, subheader?: string) =>
    column.accessor(field, {
      header,
      meta: { width, align: 'end', figures: true, ...(subheader && { subheader }) },
      cell: ({ getValue }) => formatDecimal(getValue()),
    });
  return [
    column.accessor('images', {
      header: t('Rasm'),
      meta: { width: 116 },
      cell: ({ getValue }) => thumbnail(getValue()?.[0]),
    }),
    column.accessor('organization', { header: t('Tashkilot'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor('district', {
      header: t('Tuman'),
      meta: { subheader: t('Viloyat'), width: 'clamp(130px, 15cqw, 220px)' },
      cell: ({ row: { original } }) => pair(tr(original.district), tr(original.region)),
    }),
    column.accessor('quarter', {
      header: t('Mahalla'),
      meta: { width: 'clamp(110px, 12cqw, 200px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor(work, {
      id: 'work',
      header: t('Ish turi'),
      meta: { width: 'clamp(120px, 12cqw, 190px)' },
      cell: ({ getValue }) => lines(getValue()),
    }),
    amount('power', t('Quvvati'), 96),
    amount('initial_value', t("Boshlang'ich qiymati"), 140, t('UZS')),
    actionsColumn<Kindergarten>(t, 112, (row) => {
      const { id, organization, district } = row;
      const name = recordName(id, tr(organization), tr(district), work(row));
      return (
        <>
          <EditLink to={String(id)} name={name} />
          <DeleteButton crud={kindergartens} id={id} name={name} />
        </>
      );
    }),
  ];
};
