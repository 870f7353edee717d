import { hasUserName } from '../../shared/user-name.ts';
import { mailLink } from './mail-link.ts';
import { isPrivateHost } from './private-address.ts';

/** The text as a URL; null if the text is not a valid URL. */
export const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/**
 * The address in the form that may be handed to the system: `https:` to a public host without a user name, or `mailto:`
 * with only recipients, subject and body. Null for any other address.
 */
export function externalLink(address: string): string | null {
  const url = urlOf(address);
  if (url?.protocol === 'mailto:') return mailLink(url);
  const isPublic = url?.protocol === 'https:' && !hasUserName(address) && !isPrivateHost(url);
  return isPublic ? url.href : null;
}

/** True for an address that may be handed to the system, whichever part of the program asks. */
export const isExternalLink = (address: string): boolean => externalLink(address) !== null;
