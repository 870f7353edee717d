import type { PlaceOf } from '@/entities/use-place-of.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { figurePair, pair, topic } from '@/kit/cells.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { financialLabel, type Quarter, statusLabel } from './quarter.ts';

const column = createAppColumnHelper<Quarter>();

/** The columns of a quarter (spec 001 §3), without row number and buttons. */
export const quarterColumns = ({ t, tr }: Translation, placeOf: PlaceOf) =>
  column.columns([
    column.display({
      id: 'place',
      header: t('Tuman'),
      meta: { subheader: t('Viloyat'), width: 'clamp(150px, 17cqw, 240px)' },
      cell: ({ row }) => {
        const { district, region } = placeOf(row.original.district_id);
        return pair(tr(district), tr(region));
      },
    }),
    column.accessor('title', { header: t('Mahalla'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor('citizen_count', {
      header: t('Aholi soni'),
      meta: { width: 110, align: 'end', figures: true },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.display({
      id: 'status',
      header: t('Holati'),
      meta: { subheader: t('Moliyaviy holati'), width: 150 },
      cell: ({ row: { original } }) =>
        pair(t(statusLabel(original.status)), t(financialLabel(original.financial_status))),
    }),
    column.display({
      id: 'numbers',
      header: t('STIR'),
      meta: { subheader: t('Hisob raqami'), width: 256, figures: true },
      cell: ({ row: { original } }) => figurePair(original.id_number ?? '—', original.account_number ?? '—'),
    }),
  ]);
