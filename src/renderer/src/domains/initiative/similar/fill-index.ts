import type { Compared } from './entry.ts';
import { type IdleMoment, inSlices } from './in-slices.ts';
import type { SimilarIndex } from './similar-index.ts';

/** Puts these initiatives into an index while the window is idle, skipping those that it already holds. */
export const fillIndex = <One extends Compared>(
  index: SimilarIndex<One>,
  initiatives: readonly One[],
  moment: IdleMoment,
): Promise<void> =>
  inSlices(
    initiatives.filter((one) => index.get(one.id) !== one),
    moment,
    index.put,
  );
