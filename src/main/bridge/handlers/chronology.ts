import type { ChronologyUpdate } from '../../chronology/update.ts';
import type { Handlers } from '../router.ts';

/** Calls about the chronology's data. */
export const chronologyHandlers = ({
  start,
}: Pick<ChronologyUpdate, 'start'>): Pick<Handlers, `chronology.${string}` & keyof Handlers> => ({
  'chronology.update': start,
});
