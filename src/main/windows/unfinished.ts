import type { UnsavedKind } from '@shared/unsaved.ts';

/** Work that closing would interrupt; the person is asked first. `unsaved` is input that is stored nowhere. */
export type Unfinished = 'uploads' | 'calls' | 'sending' | 'drafts' | 'unsaved' | 'downloads';

/** Whether this work is lost for good where nobody can be asked: drafts are kept, and downloads are offered again. */
export const isLostForGood = (work: Unfinished): boolean => work !== 'drafts' && work !== 'downloads';

/** The state of all work when the window is closed. */
export type Standing = {
  /** Files are being uploaded. */
  uploading: boolean;
  /** Work that the page itself would lose. */
  unsaved: UnsavedKind | null;
  /** Drafts survive a restart. */
  draftsPersist: boolean;
  /** Files are being downloaded. */
  downloading: boolean;
};

/**
 * The gravest reason to ask before closing: an upload may reach the platform only in part, the rest of many calls is
 * not made, the outcome of a form being sent is not known, unsent input may be lost, a download is interrupted and
 * offered again. Null if closing interrupts nothing.
 */
export function unfinishedOf({ uploading, unsaved, draftsPersist, downloading }: Standing): Unfinished | null {
  if (uploading) return 'uploads';
  if (unsaved === 'calls' || unsaved === 'sending') return unsaved;
  if (unsaved !== null) return unsaved === 'draft' && draftsPersist ? 'drafts' : 'unsaved';
  return downloading ? 'downloads' : null;
}
