import { wholeNumber } from './values.ts';

/** `limit` and `offset` of a list call; pickers send at most 10,000 unless a route sets another limit (spec 002 §9). */
export const paging = (most = 10_000) => ({
  limit: wholeNumber.refine((limit) => limit <= most, `at most ${most}`).default(20),
  offset: wholeNumber.default(0),
});

/** `limit` and `offset` of a list that is unpaginated if neither is sent, as in forms. */
export const openPaging = (most = 10_000) => ({
  limit: wholeNumber.refine((limit) => limit > 0 && limit <= most, `from 1 to ${most}`).default(most),
  offset: wholeNumber.default(0),
});

/** `limit` and `offset` of a call that must send both. */
export const exactPaging = (most = 1000) => ({
  limit: wholeNumber.refine((limit) => limit > 0 && limit <= most, `from 1 to ${most}`),
  offset: wholeNumber,
});
