import { AppError } from '@shared/errors.ts';
import { isSafeOrigin } from '../config/hosts.ts';

/** True for what may be handed to the system: `https:` without a user name in it, and `mailto:`. */
export function isExternalLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol === 'mailto:') return url.pathname.includes('@');
  return url.protocol === 'https:' && !url.username && !url.password;
}

export type ExternalLinks = {
  /** Opens a link of the page, or one to the public site, in the system's browser or mail program; throws `bad-call` for any other. */
  open: (address: string) => Promise<void>;
  /**
   * Opens the sign-in page of the single sign-on. The address is the configuration's, not the page's, and may be http
   * on this computer.
   */
  openSignIn: (address: string) => Promise<void>;
};

/** Whether the address lies on the public site that the configuration names, which may be http on this computer. */
function isOfSite(address: string, site: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isSafeOrigin(url) && url.origin === new URL(site).origin && !url.username && !url.password;
}

/** The one place from which anything leaves for the system's browser. `site`: address of the public site. */
export function createExternalLinks(openExternal: (address: string) => Promise<void>, site: string): ExternalLinks {
  const refuse = (address: string): never => {
    const protocol = URL.canParse(address) ? new URL(address).protocol : 'no';
    throw new AppError({ kind: 'bad-call', detail: `${protocol} addresses are not opened` });
  };
  return {
    open: async (address) =>
      isExternalLink(address) || isOfSite(address, site) ? openExternal(new URL(address).href) : refuse(address),
    openSignIn: async (address) =>
      URL.canParse(address) && isSafeOrigin(new URL(address)) ? openExternal(new URL(address).href) : refuse(address),
  };
}
