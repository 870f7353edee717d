import type { NetworkCheck } from '@shared/network-check.ts';
import type { Handlers } from '../router.ts';

/** Calls about support; allowed with or without a session. */
export const supportHandlers = ({
  networkCheck,
  saveSupportFile,
}: {
  networkCheck: () => Promise<NetworkCheck>;
  saveSupportFile: () => Promise<void>;
}): Pick<Handlers, `support.${string}` & keyof Handlers> => ({
  'support.checkNetwork': () => networkCheck(),
  'support.saveFile': () => saveSupportFile(),
});
