import type { Keeps } from '../../keeps/keeps.ts';
import type { Handlers } from '../router.ts';

/** Calls about data that a person keeps on this workstation. */
export const keepsHandlers = (keeps: Keeps): Pick<Handlers, `keeps.${string}` & keyof Handlers> => ({
  'keeps.load': ({ name }) => keeps.load(name),
  'keeps.save': ({ name, value }) => keeps.save(name, value),
  'keeps.remove': ({ name }) => keeps.remove(name),
  'keeps.clear': () => keeps.clear(),
});
