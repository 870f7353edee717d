import { MOST_CARDS } from './job.ts';

/** Cards that are printed as one document: from this place of all cards up to that one, as for `slice`. */
export type Batch = { readonly from: number; readonly to: number };

/** The batches of this many cards, in their order, each as large as a print may be; one where all fit. */
export const batchesOf = (count: number): readonly Batch[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / MOST_CARDS)) }, (_, index) => ({
    from: index * MOST_CARDS,
    to: Math.min((index + 1) * MOST_CARDS, count),
  }));
