import type { Prng } from './prng.ts';

/** The state of an initiative's moderation (readings Z-041 to Z-044, Z-049). */
export type Decision = {
  stage: 'INITIAL' | 'PASSED' | 'NOT_PASSED' | 'WINNER' | 'PUBLIC_CONTROL';
  subStage: 'MODERATOR_ACCEPTED' | 'MODERATOR_DENIED' | 'DISTRICT_MANAGER_ACCEPTED' | 'DISTRICT_MANAGER_DENIED' | null;
  comment: string | null;
  granted: number | null;
};

const REFUSALS = [
  'Smeta hujjatlari toʻliq emas: ishlar hajmi boʻyicha maʼlumot ilova qilinmagan.',
  'Ushbu obyekt 2025-yilda davlat dasturi hisobidan taʼmirlangan.',
  'Yer uchastkasi davlat zaxirasida emas, xususiy mulk hisoblanadi.',
  'Soʻralgan summa belgilangan eng koʻp miqdordan oshib ketgan.',
  'Taklif mahalla hududiga tegishli emas, qoʻshni tuman hududida joylashgan.',
  'Bir xil mazmundagi tashabbus avvalroq roʻyxatga olingan.',
  'Rasmlar tashabbus mazmuniga mos kelmaydi.',
  'Loyiha quvvati yetarli emas, elektr tarmogʻi korxonasining xulosasi zarur.',
];
const RETURNS = [
  'Summa yoʻl narxi boʻyicha qayta hisoblansin.',
  'Balans saqlovchi tashkilot koʻrsatilmagan, aniqlashtirilsin.',
  'Joylashuv xaritada notoʻgʻri belgilangan.',
  'Manzil va rasmlar bir-biriga mos emas, qayta koʻrib chiqilsin.',
];
const APPROVALS = ['Hujjatlar tartibda.', 'Joyiga chiqib oʻrganildi, tashabbus asosli.', 'Smeta bilan tasdiqlandi.'];

/** The greater part of the requested amount, rounded; never above the cap (Z-001). */
const granted = (prng: Prng, requested: number) =>
  Math.min(1_500_000_000, Math.round((requested * prng.between(82, 100)) / 100 / 50_000) * 50_000);

function underReview(prng: Prng, requested: number, isGarden: boolean): Decision {
  const roll = prng.next();
  const refusal = prng.pick(REFUSALS);
  const approval = prng.chance(0.3) ? prng.pick(APPROVALS) : null;
  // The garden moderator decides alone, so gardens have no sub-stage (Z-041, Z-042).
  if (isGarden) {
    if (roll < 0.72) return { stage: 'INITIAL', subStage: null, comment: null, granted: null };
    if (roll < 0.9) return { stage: 'PASSED', subStage: null, comment: approval, granted: granted(prng, requested) };
    return { stage: 'NOT_PASSED', subStage: null, comment: refusal, granted: null };
  }
  if (roll < 0.62) return { stage: 'INITIAL', subStage: null, comment: null, granted: null };
  if (roll < 0.75) {
    return { stage: 'INITIAL', subStage: 'MODERATOR_ACCEPTED', comment: approval, granted: granted(prng, requested) };
  }
  if (roll < 0.81) return { stage: 'INITIAL', subStage: 'MODERATOR_DENIED', comment: refusal, granted: null };
  if (roll < 0.84) {
    return { stage: 'INITIAL', subStage: 'DISTRICT_MANAGER_DENIED', comment: prng.pick(RETURNS), granted: null };
  }
  if (roll < 0.94) {
    return {
      stage: 'PASSED',
      subStage: 'DISTRICT_MANAGER_ACCEPTED',
      comment: approval,
      granted: granted(prng, requested),
    };
  }
  return { stage: 'NOT_PASSED', subStage: 'DISTRICT_MANAGER_ACCEPTED', comment: refusal, granted: null };
}

function decided(prng: Prng, requested: number, isFinished: boolean): Decision {
  const roll = prng.next();
  const subStage = prng.chance(0.9) ? 'DISTRICT_MANAGER_ACCEPTED' : null;
  if (roll < 0.17) return { stage: 'NOT_PASSED', subStage, comment: prng.pick(REFUSALS), granted: null };
  const comment = prng.chance(0.25) ? prng.pick(APPROVALS) : null;
  const amount = granted(prng, requested);
  if (isFinished && roll < 0.3) return { stage: 'WINNER', subStage, comment, granted: amount };
  if (isFinished && roll < 0.34) return { stage: 'PUBLIC_CONTROL', subStage, comment, granted: amount };
  return { stage: 'PASSED', subStage, comment, granted: amount };
}

/** A plausible state for an initiative of this board. */
export function decide(prng: Prng, board: { stage: string; type: string | null }, requested: number): Decision {
  if (board.stage === 'REVIEW') return underReview(prng, requested, board.type === 'MY_GARDEN');
  return decided(prng, requested, board.stage === 'FINISHED');
}
