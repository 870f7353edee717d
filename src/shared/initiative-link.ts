import { z } from 'zod';

/** Scheme of links to an initiative in this program. */
export const LINK_SCHEME = 'tashabbus';

/** Longest link, in characters. */
const LONGEST = 200;
const LINK = /^tashabbus:\/\/i\/([1-9]\d{0,15})\?p=([A-Za-z0-9-]{1,40})&s=([0-9a-f]{8})$/;

export const initiativeLinkSchema = z.object({
  id: z.int().positive(),
  publicId: z.string(),
  /** The first eight hexadecimal digits of the digest of the platform's address. */
  platform: z.string(),
});
/** What a link names: an initiative of a platform. */
export type InitiativeLink = z.infer<typeof initiativeLinkSchema>;

/** A link to this initiative. */
export const linkTo = ({ id, publicId, platform }: InitiativeLink): string =>
  `${LINK_SCHEME}://i/${id}?p=${publicId}&s=${platform}`;

/** Reads a link; null for anything that is not exactly one. */
export function readLink(text: string): InitiativeLink | null {
  if (text.length > LONGEST) return null;
  const [, id = '', publicId = '', platform = ''] = LINK.exec(text) ?? [];
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? { id: number, publicId, platform } : null;
}
