/** What closing the window would cut off: the person is asked first. `unsaved` is typed and kept nowhere. */
export type Unfinished = 'uploads' | 'drafts' | 'unsaved' | 'downloads';

/** How things stand when somebody closes the window. */
export type Standing = {
  /** Files are on their way to the platform. */
  uploading: boolean;
  /** Something is typed that has not been sent. */
  typed: boolean;
  /** What is typed outlives the program, as a draft. */
  draftsPersist: boolean;
  /** Files are on their way to disk. */
  downloading: boolean;
};

/**
 * The one reason that the person is asked about, the gravest first: an upload may reach the platform in part, what is typed
 * may be lost, a download is offered again. Null where nothing is cut off.
 */
export function unfinishedOf({ uploading, typed, draftsPersist, downloading }: Standing): Unfinished | null {
  if (uploading) return 'uploads';
  if (typed) return draftsPersist ? 'drafts' : 'unsaved';
  return downloading ? 'downloads' : null;
}
