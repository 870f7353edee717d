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
export function mailLink({ pathname, search }: URL): string | null {
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
