import type { UnsavedKind } from '@shared/unsaved.ts';

/** Work that closing the window would cut off; the person is asked first. `unsaved` is input that is stored nowhere. */
export type Unfinished = 'uploads' | 'calls' | 'drafts' | 'unsaved' | 'downloads';

/** The state of all work when the window is closed. */
export type Standing = {
  /** Files are being uploaded. */
  uploading: boolean;
  /** What the page itself would lose. */
  unsaved: UnsavedKind | null;
  /** Drafts survive a restart. */
  draftsPersist: boolean;
  /** Files are being downloaded. */
  downloading: boolean;
};

/**
 * The gravest reason to ask before closing: an upload may reach the platform in part, the rest of many calls is not made, unsent
 * input may be lost, a download is offered again. Null where nothing is cut off.
 */
export function unfinishedOf({ uploading, unsaved, draftsPersist, downloading }: Standing): Unfinished | null {
  if (uploading) return 'uploads';
  if (unsaved === 'calls') return 'calls';
  if (unsaved !== null) return unsaved === 'draft' && draftsPersist ? 'drafts' : 'unsaved';
  return downloading ? 'downloads' : null;
}
