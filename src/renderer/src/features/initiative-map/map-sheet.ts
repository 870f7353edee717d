import { MOST_CELLS, type Sheet } from '@shared/sheets.ts';
import { type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import { SUB_STAGE_LABELS, saidInReview } from '@/domains/initiative/model/sub-stages.ts';
import { locationOf } from '@/entities/initiative-location.ts';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';

const COLUMNS = [
  ['ID', 16],
  ['Mavzu', 60],
  ['Tuman', 28],
  ['Mahalla', 28],
  ['Bosqich', 18],
  ['Moderatsiya holati', 20],
  ["So'ralgan", 18],
  ['Kenglik', 14],
  ['Uzunlik', 14],
] as const satisfies readonly (readonly [Text, number])[];

/** Most rows of a table file. */
export const MOST_SHEET_ROWS = Math.floor(MOST_CELLS / COLUMNS.length) - 1;

/** These initiatives as a sheet, without names of persons. */
export function mapSheet(rows: readonly Initiative[], { t, tr }: Pick<Translation, 't' | 'tr'>): Sheet {
  return {
    name: t('Tashabbuslar'),
    columns: COLUMNS.map(([head, width]) => ({ head: t(head), width })),
    rows: rows.map((one) => {
      const place = locationOf(one);
      const said = saidInReview(one);
      return [
        one.public_id,
        tr(topicOf(one)),
        tr(one.district_title),
        tr(one.quarter_title),
        one.stage && t(STAGE_LABELS[one.stage]),
        said === undefined ? null : said === null ? t("Ko'rilmagan") : t(SUB_STAGE_LABELS[said]),
        one.requested_amount,
        place?.latitude ?? null,
        place?.longitude ?? null,
      ];
    }),
  };
}
