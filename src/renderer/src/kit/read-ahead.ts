import { AHEAD_STATUS, PICTURE_BYTES_HEADER } from '@shared/pictures-ahead.ts';
import { aheadUrl } from './picture-url.ts';

/** Outcome of the prefetch of a picture. */
export type AheadOutcome =
  /** On the disk. */
  | { readonly state: 'ready'; readonly bytes: number }
  /** The platform has no such picture, or not for this person. */
  | { readonly state: 'none' }
  /** The picture has more than `most` bytes. */
  | { readonly state: 'large'; readonly most: number }
  /** Not now: the line is metered, or was lost meanwhile. */
  | { readonly state: 'later' };

const NONE: readonly number[] = AHEAD_STATUS.none;

/**
 * Prefetches a picture of at most `most` bytes to the disk of this workstation, once no other call is in flight and the
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
