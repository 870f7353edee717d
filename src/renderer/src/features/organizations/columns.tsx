import type { PlaceOf } from '@/entities/use-place-of.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { tag } from '@/kit/tag.tsx';
import { organizations } from './api.ts';
import { isActive, isOrganizationType, type Organization, TYPE_LABELS } from './organization.ts';

const column = createAppColumnHelper<Organization>();

/** The values of an organization (spec 001 §3; S075 names no columns), and its buttons. */
export const organizationColumns = ({ t, tr }: Translation, placeOf: PlaceOf) => {
  const place = ({ district_id, region_id }: Organization) => placeOf(district_id, region_id);
  const typeOf = ({ organization_type: type }: Organization) =>
    isOrganizationType(type) ? t(TYPE_LABELS[type]) : type;
  const nameOf = (row: Organization) => recordName(row.id, tr(row.title), tr(place(row).district));
  return [
    column.accessor('title', { header: t('Nomi'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor(typeOf, {
      id: 'type',
      header: t('Turi'),
      meta: { width: 160 },
      cell: ({ getValue }) => lines(getValue()),
    }),
    column.accessor((row) => place(row).region, {
      id: 'region',
      header: t('Viloyat'),
      meta: { width: 'clamp(130px, 15cqw, 220px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor((row) => place(row).district, {
      id: 'district',
      header: t('Tuman'),
      meta: { width: 'clamp(130px, 15cqw, 220px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('inn', {
      header: t('STIR'),
      meta: { width: 120, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor('status', {
      header: t('Holati'),
      meta: { width: 132 },
      cell: ({ getValue }) =>
        isActive(getValue())
          ? tag(t('Faol'), { tone: 'good', icon: 'check' })
          : tag(t('Faol emas'), { tone: 'idle', icon: 'minus' }),
    }),
    actionsColumn<Organization>(t, 112, (row) => (
      <>
        <EditLink to={`add?id=${row.id}`} name={nameOf(row)} />
        <DeleteButton crud={organizations} id={row.id} name={nameOf(row)} done="Tashkilot o'chirildi" />
      </>
    )),
  ];
};
