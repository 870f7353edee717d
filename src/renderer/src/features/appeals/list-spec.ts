import { choiceParam, type Filters, idParam, textParam } from '@/kit/list/list-state.ts';
import { STATUSES, TYPES } from './appeal.ts';

/** Filter value for all types, sent in the call too: -1 (F-004). */
export const EVERY_TYPE = '-1';
/** Filter value for all statuses. */
export const EVERY_STATUS = 'ALL';

/** List state kept in the address besides page and size (F-003); initially 20 rows. */
export const LIST = {
  filters: {
    search: textParam(),
    region: idParam(),
    type: choiceParam([EVERY_TYPE, ...TYPES.map(String)], EVERY_TYPE),
    status: choiceParam([EVERY_STATUS, ...STATUSES], EVERY_STATUS),
  },
};
/** The filters in their initial state. */
export const NO_FILTERS = { search: '', region: null, type: EVERY_TYPE, status: EVERY_STATUS } as const;

/** Whether any filter narrows the list. */
export const isFiltered = ({ search, region, type, status }: Filters<(typeof LIST)['filters']>): boolean =>
  search !== '' || region !== null || type !== EVERY_TYPE || status !== EVERY_STATUS;
