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

const state = (
  stage: Decision['stage'],
  subStage: Decision['subStage'] = null,
  comment: string | null = null,
  granted: number | null = null,
): Decision => ({ stage, subStage, comment, granted });

function underReview(prng: Prng, requested: number, isGarden: boolean): Decision {
  const roll = prng.next();
  const refusal = prng.pick(REFUSALS);
  const approval = prng.chance(0.3) ? prng.pick(APPROVALS) : null;
  // The garden moderator decides alone, so gardens have no sub-stage (Z-041, Z-042).
  if (isGarden) {
    if (roll < 0.72) return state('INITIAL');
    if (roll < 0.9) return state('PASSED', null, approval, granted(prng, requested));
    return state('NOT_PASSED', null, refusal);
  }
  if (roll < 0.62) return state('INITIAL');
  if (roll < 0.75) return state('INITIAL', 'MODERATOR_ACCEPTED', approval, granted(prng, requested));
  if (roll < 0.81) return state('INITIAL', 'MODERATOR_DENIED', refusal);
  if (roll < 0.84) return state('INITIAL', 'DISTRICT_MANAGER_DENIED', prng.pick(RETURNS));
  if (roll < 0.94) return state('PASSED', 'DISTRICT_MANAGER_ACCEPTED', approval, granted(prng, requested));
  return state('NOT_PASSED', 'DISTRICT_MANAGER_ACCEPTED', refusal);
}

function decided(prng: Prng, requested: number, isFinished: boolean): Decision {
  const roll = prng.next();
  const subStage = prng.chance(0.9) ? 'DISTRICT_MANAGER_ACCEPTED' : null;
  if (roll < 0.17) return state('NOT_PASSED', subStage, prng.pick(REFUSALS));
  const comment = prng.chance(0.25) ? prng.pick(APPROVALS) : null;
  const amount = granted(prng, requested);
  if (isFinished && roll < 0.3) return state('WINNER', subStage, comment, amount);
  if (isFinished && roll < 0.34) return state('PUBLIC_CONTROL', subStage, comment, amount);
  return state('PASSED', subStage, comment, amount);
}

/** A plausible state for an initiative of this board. */
export function decide(prng: Prng, board: { stage: string; type: string | null }, requested: number): Decision {
  if (board.stage === 'REVIEW') return underReview(prng, requested, board.type === 'MY_GARDEN');
  return decided(prng, requested, board.stage === 'FINISHED');
}
