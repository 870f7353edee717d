import { stageTags } from '@/entities/stage-tag.tsx';
import { formatDate, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { figurePair, lines, moneyPair, pair, remark, topic } from '@/kit/cells.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { type Initiative, topicOf } from '../model/initiative.ts';
import { subStageMarks } from './sub-stage-mark.tsx';

const column = createAppColumnHelper<Initiative>();

/**
 * The thirteen values of C-017 in eight columns, for a table narrower than 1,480 px: what belongs together stands in one
 * column, the columns in the document's order (Z-188).
 */
export const pairedColumns = ({ t, tr }: Translation) => {
  const [stageTag, subStageMark] = [stageTags(t), subStageMarks(t)];
  return column.columns([
    column.display({
      id: 'public_id',
      header: t('ID'),
      meta: { subheader: t('Sana'), width: 110, figures: true, pair: ['public_id', 'created_at'] },
      cell: ({ row: { original } }) => figurePair(original.public_id ?? '—', formatDate(original.created_at)),
    }),
    column.display({
      id: 'district',
      header: t('Tuman'),
      meta: {
        subheader: t('Viloyat'),
        width: 'clamp(142px, 13.9cqw, 180px)',
        pair: ['district_title', 'region_title'],
      },
      cell: ({ row: { original } }) => pair(tr(original.district_title), tr(original.region_title)),
    }),
    column.display({
      id: 'quarter',
      header: t('Mahalla'),
      meta: {
        subheader: t('Muallif'),
        width: 'clamp(152px, 20cqw - 52px, 206px)',
        pair: ['quarter_title', 'author_fullname'],
      },
      cell: ({ row: { original } }) => pair(tr(original.quarter_title), tr(original.author_fullname)),
    }),
    column.display({
      id: 'topic',
      header: t('Mavzu'),
      meta: { fixed: true },
      cell: ({ row: { original } }) => topic(tr(topicOf(original))),
    }),
    column.display({
      id: 'stage',
      header: t('Bosqich'),
      meta: { subheader: t('Moderatsiya'), width: 148, pair: ['stage', 'moderation_sub_stage'] },
      cell: ({ row: { original } }) => (
        <>
          {stageTag(original.stage, original.odd_words)}
          {subStageMark(original)}
        </>
      ),
    }),
    column.display({
      id: 'amounts',
      header: t("So'ralgan, so'm"),
      meta: {
        subheader: t('Ajratilgan'),
        width: 'clamp(114px, 2.3cqw + 90px, 120px)',
        align: 'end',
        figures: true,
        pair: ['requested_amount', 'granted_amount'],
      },
      cell: ({ row: { original } }) => moneyPair(original.requested_amount, original.granted_amount),
    }),
    column.display({
      id: 'moderation_sub_stage_comment',
      header: t('Izoh'),
      meta: { width: 'clamp(114px, 40cqw - 295px, 224px)' },
      cell: ({ row: { original } }) => remark(tr(original.moderation_sub_stage_comment)),
    }),
  ]);
};

/** The thirteen columns of C-017 in order, the row number first, for a table of 1,480 px or wider. */
export const fullColumns = ({ t, tr }: Translation) => {
  const [stageTag, subStageMark] = [stageTags(t), subStageMarks(t)];
  return column.columns([
    column.accessor('public_id', {
      header: t('ID'),
      meta: { width: 110, figures: true, fixed: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor('region_title', {
      header: t('Viloyat'),
      meta: { width: 'clamp(128px, 7.6cqw, 170px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('district_title', {
      header: t('Tuman'),
      meta: { width: 'clamp(118px, 6.7cqw, 150px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('quarter_title', {
      header: t('Mahalla'),
      meta: { width: 'clamp(106px, 7cqw, 124px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('author_fullname', {
      header: t('Muallif'),
      meta: { width: 'clamp(142px, 11cqw - 31px, 218px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor(topicOf, {
      id: 'topic',
      header: t('Mavzu'),
      meta: { fixed: true },
      cell: ({ getValue }) => topic(tr(getValue())),
    }),
    column.accessor('created_at', {
      header: t('Sana'),
      meta: { name: t('Yaratilgan sana'), width: 92, figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.accessor('stage', {
      header: t('Bosqich'),
      meta: { width: 140 },
      cell: ({ row: { original } }) => stageTag(original.stage, original.odd_words),
    }),
    column.accessor('granted_amount', {
      header: t('Ajratilgan'),
      meta: { name: t('Ajratilgan summa'), subheader: t("so'm"), width: 114, align: 'end', figures: true },
      cell: ({ getValue }) => formatMoney(getValue()),
    }),
    column.accessor('requested_amount', {
      header: t("So'ralgan"),
      meta: { name: t("So'ralgan summa"), subheader: t("so'm"), width: 114, align: 'end', figures: true },
      cell: ({ getValue }) => formatMoney(getValue()),
    }),
    column.accessor('moderation_sub_stage', {
      header: t('Moderatsiya'),
      meta: { name: t('Moderatsiya holati'), width: 158 },
      cell: ({ row: { original } }) => subStageMark(original) ?? '—',
    }),
    column.accessor('moderation_sub_stage_comment', {
      header: t('Izoh'),
      meta: { name: t('Moderatsiya izohi'), width: 'clamp(140px, 18cqw - 142px, 260px)' },
      cell: ({ getValue }) => remark(tr(getValue())),
    }),
  ]);
};
