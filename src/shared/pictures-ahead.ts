const MB = 1024 * 1024;

/** Most bytes of pictures that lie ahead of the person on the review desk. */
export const AHEAD_BYTES = 60 * MB;

/** Largest picture read ahead, in bytes: a larger one is left until a person looks at it. */
export const ONE_AHEAD_BYTES = 12 * MB;

/** Header of the answer to a picture read ahead: its size in bytes. */
export const PICTURE_BYTES_HEADER = 'x-picture-bytes';

/** Statuses of the answer to a picture read ahead; any other status: not now. */
export const AHEAD_STATUS = {
  /** The picture lies on the disk. */
  ready: 204,
  /** The picture has more bytes than may still be read ahead. */
  large: 413,
  /** The platform has no such picture, or not for this person, or the file is none. */
  none: [403, 404, 415],
} as const;
