import { shortened } from '@/kit/shortened.ts';
import { type Initiative, topicOf } from '../../model/initiative.ts';
import { standingVerdict } from '../../model/sub-stages.ts';
import { blanked } from './blanked.ts';
import type { PaperRow } from './job.ts';

/** Longest topic and comment of a row, in characters: a row is never cut between sheets. */
const LONGEST = 300;

const short = (text: string | null): string | null => {
  const whole = blanked(text);
  return whole && shortened(whole, LONGEST);
};

/**
 * The rows of the annex: initiatives with a decision that stands, accepted before rejected, otherwise in the order of the
 * list.
 */
export function annexRows(initiatives: readonly Initiative[]): PaperRow[] {
  const rows = initiatives.flatMap((one): PaperRow[] => {
    const verdict = standingVerdict(one);
    if (verdict === null) return [];
    return [
      {
        public_id: one.public_id,
        quarter: short(one.quarter_title),
        topic: short(topicOf(one)),
        requested: one.requested_amount,
        granted: verdict.is === 'accepted' ? one.granted_amount : null,
        verdict: verdict.is,
        final: verdict.final,
        comment: short(one.moderation_sub_stage_comment),
      },
    ];
  });
  const those = (wanted: PaperRow['verdict']) => rows.filter(({ verdict }) => verdict === wanted);
  return [...those('accepted'), ...those('rejected')];
}

/** Region and district shared by all of these; '' where they differ. */
export function commonPlace(initiatives: readonly Pick<Initiative, 'region_title' | 'district_title'>[]): string {
  const shared = (of: (one: (typeof initiatives)[number]) => string | null) => {
    const [first = null, ...others] = new Set(initiatives.map(of));
    return others.length === 0 ? first : null;
  };
  const region = shared(({ region_title }) => region_title);
  return [region, region && shared(({ district_title }) => district_title)].filter(Boolean).join(', ');
}

/** Counts and sums of rows; sums in so'm. `proposed`: rows whose decision the district has still to confirm. */
export type Sums = {
  n: number;
  accepted: number;
  rejected: number;
  proposed: number;
  requested: number;
  granted: number;
};

/** Counts and sums of these rows. */
export function sumsOf(rows: readonly PaperRow[]): Sums {
  const sum = (of: (row: PaperRow) => number | null) => rows.reduce((total, row) => total + (of(row) ?? 0), 0);
  const accepted = rows.filter(({ verdict }) => verdict === 'accepted').length;
  return {
    n: rows.length,
    accepted,
    rejected: rows.length - accepted,
    proposed: rows.filter(({ final }) => !final).length,
    requested: sum(({ requested }) => requested),
    granted: sum(({ granted }) => granted),
  };
}
