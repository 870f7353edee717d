import { mailLink } from './mail-link.ts';
import { isPrivateHost } from './private-address.ts';

/** The text as an address; null where it is none. */
export const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/**
 * The address as it may be handed to the system: `https:` to a public host without a user name in it, or `mailto:` with
 * nothing but recipients, subject and body. Null for any other.
 */
export function externalLink(address: string): string | null {
  const url = urlOf(address);
  if (url?.protocol === 'mailto:') return mailLink(url);
  const isPublic = url?.protocol === 'https:' && !url.username && !url.password && !isPrivateHost(url);
  return isPublic ? url.href : null;
}

/** True for what may be handed to the system, whoever asks. */
export const isExternalLink = (address: string): boolean => externalLink(address) !== null;
