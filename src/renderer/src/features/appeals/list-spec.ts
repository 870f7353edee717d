import { choiceParam, type Filters, idParam, textParam } from '@/kit/list/list-state.ts';
import { STATUSES, TYPES } from './appeal.ts';

/** The value that lets every type through, also in the call: -1 (F-004). */
export const EVERY_TYPE = '-1';
export const ALL = 'ALL';

/** What the address keeps beside page and size (F-003); 20 rows at first. */
export const LIST = {
  filters: {
    search: textParam(),
    region: idParam(),
    type: choiceParam([EVERY_TYPE, ...TYPES.map(String)], EVERY_TYPE),
    status: choiceParam([ALL, ...STATUSES], ALL),
  },
};
export const NO_FILTERS = { search: '', region: null, type: EVERY_TYPE, status: ALL } as const;

/** Whether anything but everything is shown. */
export const isFiltered = ({ search, region, type, status }: Filters<(typeof LIST)['filters']>): boolean =>
  search !== '' || region !== null || type !== EVERY_TYPE || status !== ALL;
