import { z } from 'zod';
import { wholeNumber } from './values.ts';

/** `limit` and `offset` of a list call; pickers ask for 10,000 at most unless a route says otherwise (spec 002 §9). */
export const paging = (most = 10_000) => ({
  limit: wholeNumber.refine((limit) => limit <= most, `at most ${most}`).default(20),
  offset: wholeNumber.default(0),
});

/** `limit` and `offset` of a list that is given whole where neither is named, as forms ask for it. */
export const openPaging = (most = 10_000) => ({
  limit: wholeNumber.refine((limit) => limit > 0 && limit <= most, `from 1 to ${most}`).default(most),
  offset: wholeNumber.default(0),
});

/** `limit` and `offset` of a call that must name both. */
export const exactPaging = (most = 1000) => ({
  limit: wholeNumber.refine((limit) => limit > 0 && limit <= most, `from 1 to ${most}`),
  offset: wholeNumber,
});

/** The id in a path. */
export const idParams = z.strictObject({ id: wholeNumber });
