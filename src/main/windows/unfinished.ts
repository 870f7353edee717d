/** Work that closing the window would cut off; the person is asked first. `unsaved` is input that is stored nowhere. */
export type Unfinished = 'uploads' | 'drafts' | 'unsaved' | 'downloads';

/** The state of all work when the window is closed. */
export type Standing = {
  /** Files are being uploaded. */
  uploading: boolean;
  /** The page holds unsent input. */
  typed: boolean;
  /** Unsent input survives a restart, as a draft. */
  draftsPersist: boolean;
  /** Files are being downloaded. */
  downloading: boolean;
};

/**
 * The gravest reason to ask before closing: an upload may reach the platform in part, unsent input may be lost, a
 * download is offered again. Null where nothing is cut off.
 */
export function unfinishedOf({ uploading, typed, draftsPersist, downloading }: Standing): Unfinished | null {
  if (uploading) return 'uploads';
  if (typed) return draftsPersist ? 'drafts' : 'unsaved';
  return downloading ? 'downloads' : null;
}
