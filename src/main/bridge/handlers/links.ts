import type { Links } from '../../links/links.ts';
import type { Handlers } from '../router.ts';

/** Calls about the link that another program has opened. */
export const linksHandlers = (links: Links): Pick<Handlers, `links.${string}` & keyof Handlers> => ({
  'links.take': async () => links.take(),
});
