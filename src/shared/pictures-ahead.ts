const MB = 1024 * 1024;

/** Most bytes of prefetched pictures on the review desk. */
export const AHEAD_BYTES = 60 * MB;

/** Largest picture that is prefetched, in bytes; a larger one loads when a person looks at it. */
export const ONE_AHEAD_BYTES = 12 * MB;

/** Header of the answer to a prefetch: size of the picture in bytes. */
export const PICTURE_BYTES_HEADER = 'x-picture-bytes';

/** Statuses of the answer to a prefetch; any other status: not now. */
export const AHEAD_STATUS = {
  /** The picture is on the disk. */
  ready: 204,
  /** The picture has more bytes than may still be prefetched. */
  large: 413,
  /** The platform has no such picture, or not for this person, or the file is not a picture. */
  none: [403, 404, 415],
} as const;
