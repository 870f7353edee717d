import { AppError } from '@shared/errors.ts';
import { hasUserName } from '@shared/user-name.ts';
import { externalLink, urlOf } from '../addresses/external-link.ts';
import { isSafeOrigin } from '../addresses/hosts.ts';

/** Shortest time between two links of the page, in ms: a person does not mean to open more. */
const INTERVAL_MS = 1000;

/** Links that leave the program. */
export type ExternalLinks = {
  /**
   * Opens a link of the page, or one to the public site, in the system's browser or mail program: only from the focused
   * window, and at most one a second; the same link again within that second is ignored as a double click. Throws
   * `bad-call` otherwise, and for any other address.
   */
  open: (address: string) => Promise<void>;
  /**
   * Opens the sign-in page of the single sign-on. The address comes from the configuration, not from the page, and may
   * be http on this computer.
   */
  openSignIn: (address: string) => Promise<void>;
  /**
   * Opens the captive portal's page that answered in the platform's place; such pages may be on http and on private
   * hosts. Throws `bad-call` while the window is not in use.
   */
  openPortal: (address: string) => Promise<void>;
};

/** The address if it is on the configured public site, which may be http on this computer; otherwise null. */
function linkOfSite(address: string, site: string): string | null {
  const url = urlOf(address);
  const isOfSite = url && isSafeOrigin(url) && url.origin === new URL(site).origin && !hasUserName(address);
  return isOfSite ? url.href : null;
}

type Options = {
  /** Electron's `shell.openExternal`. */
  openExternal: (address: string) => Promise<void>;
  /** Address of the public site. */
  site: string;
  /** Whether a window of this program has the focus. */
  isFocused: () => boolean;
  /** A monotonic clock, in ms. */
  now?: () => number;
};

const refusal = (detail: string) => new AppError({ kind: 'bad-call', detail });

/** Creates the only way from the program to the system's browser. */
export function createExternalLinks(options: Options): ExternalLinks {
  const { openExternal, site, isFocused, now = () => performance.now() } = options;
  let last = { link: '', at: Number.NEGATIVE_INFINITY };

  const refuse = (address: string) => refusal(`${urlOf(address)?.protocol ?? 'no'} addresses like this are not opened`);

  return {
    async open(address) {
      const link = linkOfSite(address, site) ?? externalLink(address);
      if (link === null) throw refuse(address);
      if (!isFocused()) throw refusal('a link of a window that is not in use');
      const at = now();
      if (at - last.at < INTERVAL_MS) {
        if (link === last.link) return;
        throw refusal('more than one link a second');
      }
      last = { link, at };
      await openExternal(link);
    },

    async openSignIn(address) {
      const url = urlOf(address);
      if (!url || !isSafeOrigin(url) || hasUserName(address)) throw refuse(address);
      await openExternal(url.href);
    },

    async openPortal(address) {
      const url = urlOf(address);
      const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
      if (!isWeb || hasUserName(address)) throw refuse(address);
      if (!isFocused()) throw refusal('a link of a window that is not in use');
      await openExternal(url.href);
    },
  };
}
