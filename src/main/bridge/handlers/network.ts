import { AppError } from '@shared/errors.ts';
import type { Network } from '../../network/network.ts';
import type { ExternalLinks } from '../../security/external-links.ts';
import type { Handlers } from '../router.ts';

/** Calls about the connection to the platform. */
export const networkHandlers = (
  network: Network,
  links: Pick<ExternalLinks, 'openPortal'>,
): Pick<Handlers, `network.${string}` & keyof Handlers> => ({
  'network.state': async () => network.state(),
  'network.openPortal': async () => {
    const address = network.portal();
    if (address === null) throw new AppError({ kind: 'bad-call', detail: 'no page of the network has answered' });
    await links.openPortal(address);
  },
  'network.answerProxy': ({ username, password, keep }) => network.logins.answer({ username, password }, keep),
  'network.dismissProxy': async () => network.logins.dismiss(),
  'network.askProxyAgain': async () => network.logins.askAgain(),
  'network.noteClock': async () => network.noteClock(),
});
