import { AHEAD_STATUS, PICTURE_BYTES_HEADER } from '@shared/pictures-ahead.ts';
import { aheadUrl } from './picture-url.ts';

/** What became of a picture that was to be read ahead. */
export type AheadOutcome =
  /** On the disk. */
  | { readonly state: 'ready'; readonly bytes: number }
  /** The platform has none to give. */
  | { readonly state: 'none' }
  /** It has more bytes than might be read. */
  | { readonly state: 'large'; readonly most: number }
  /** Not now: the line is metered, or lost meanwhile. */
  | { readonly state: 'later' };

const NONE: readonly number[] = AHEAD_STATUS.none;

/**
 * Has a picture of at most `most` bytes fetched onto the disk of this workstation, once nothing else is under way and the
 * line is steady. Rejects with the signal's reason.
 */
export async function readAhead(hash: string, most: number, signal: AbortSignal): Promise<AheadOutcome> {
  try {
    const { status, headers } = await fetch(aheadUrl(hash, most), { signal });
    if (status === AHEAD_STATUS.ready) return { state: 'ready', bytes: Number(headers.get(PICTURE_BYTES_HEADER)) };
    if (status === AHEAD_STATUS.large) return { state: 'large', most };
    return { state: NONE.includes(status) ? 'none' : 'later' };
  } catch {
    signal.throwIfAborted();
    return { state: 'later' };
  }
}
