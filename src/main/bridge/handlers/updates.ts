import type { Updates } from '../../updates/updates.ts';
import type { Handlers } from '../router.ts';

/** Calls about newer versions of the program. */
export const updatesHandlers = ({
  state,
  check,
  download,
  install,
}: Pick<Updates, 'state' | 'check' | 'download' | 'install'>): Pick<
  Handlers,
  `updates.${string}` & keyof Handlers
> => ({
  'updates.current': async () => state(),
  'updates.check': check,
  'updates.download': download,
  'updates.install': install,
});
