import type { BoardOf } from '@/entities/use-board-of.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, topicPair } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { type Product, unitLabel } from './product.ts';

const nameOf = ({ title }: Product, { tr, script }: Translation) => tr(inUzbek(title, script));

/** Name of a product with its season: those of another season have the same titles. */
export const productName = (row: Product, translation: Translation, boardOf: BoardOf): string =>
  recordName(row.id, nameOf(row, translation), boardOf(row.board_id));

/** Label of a unit; an unknown unit is shown as the platform sends it. */
const unitOf = ({ unit_of_measure }: Product, { t }: Translation) => {
  const label = unitLabel(unit_of_measure);
  return label ? t(label) : unit_of_measure;
};

const column = createAppColumnHelper<Product>();
/** The columns of products; below the title is the season. */
export const productColumns = (translation: Translation, boardOf: BoardOf) => [
  column.accessor((row) => nameOf(row, translation), {
    id: 'title',
    header: translation.t('Sarlavha'),
    meta: { subheader: translation.t('Mavsum') },
    cell: ({ row: { original }, getValue }) => topicPair(getValue(), boardOf(original.board_id)),
  }),
  column.accessor(({ category }) => translation.tr(category), {
    id: 'category',
    header: translation.t('Kategoriya'),
    meta: { width: 'clamp(180px, 24cqw, 320px)' },
    cell: ({ getValue }) => lines(getValue()),
  }),
  column.accessor((row) => unitOf(row, translation), {
    id: 'unit',
    header: translation.t("O'lchov birligi"),
    meta: { width: 150 },
    cell: ({ getValue }) => lines(getValue()),
  }),
  column.accessor('max_available', {
    header: translation.t('Tovar soni'),
    meta: { width: 120, align: 'end', figures: true },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('price', {
    header: translation.t("Narxi, so'm"),
    meta: { width: 150, align: 'end', figures: true },
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
];
