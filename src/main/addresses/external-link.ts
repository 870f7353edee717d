import { hasUserName } from '../../shared/user-name.ts';
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

/**
 * One plain address, without characters that a mail program could read as another recipient, a header or a quotation.
 */
const ADDRESS = /^[^\s@,;:<>()[\]\\"%/?#]+@[^\s@,;:<>()[\]\\"%/?#]+$/u;
/** Header fields kept from an untrusted link: no copies to others, and above all no attachments from the disk. */
const KEPT = ['subject', 'body'] as const;

const isControl = (character: string): boolean => character < ' ' || character === '\u007f';
const withoutControls = (text: string): string =>
  [...text].map((character) => (isControl(character) ? ' ' : character)).join('');

const plain = {
  /** A line break in the subject would begin another header. */
  subject: (text: string): string => withoutControls(text).replaceAll(/ {2,}/g, ' '),
  body: (text: string): string =>
    text
      .split(/\r\n|\r|\n/)
      .map(withoutControls)
      .join('\r\n'),
};

/** `encodeURIComponent` that also encodes the apostrophe: the link may pass through a command line. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/**
 * A `mailto:` address rebuilt from recipients, subject and body alone (RFC 6068). Null if a recipient is not a plain
 * address or the percent-encoding is broken.
 */
function mailLink({ pathname, search }: URL): string | null {
  try {
    const recipients = pathname.split(',').map(decodeURIComponent);
    if (!recipients.every((address) => ADDRESS.test(address) && withoutControls(address) === address)) return null;
    const given = new Map<string, string>();
    for (const part of search.slice(1).split('&')) {
      const [name = '', value = ''] = part.split(/=(.*)/s, 2).map(decodeURIComponent);
      if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), value);
    }
    const to = recipients.map((address) => encoded(address).replaceAll('%40', '@').replaceAll('%2B', '+')).join(',');
    const fields = KEPT.flatMap((name) => {
      const text = given.get(name);
      return text ? [`${name}=${encoded(plain[name](text))}`] : [];
    });
    return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
  } catch {
    return null;
  }
}
