/**
 * URL of a picture of the file service; Chromium rotates and scales the picture on display. `drawing`: whether it may be
 * an SVG, too; only for an `img`, where an SVG runs and loads nothing. Default: false.
 */
export const pictureUrl = (hash: string, drawing = false): string =>
  `/files/${encodeURIComponent(hash)}${drawing ? '?drawing=1' : ''}`;

/** URL that prefetches a picture of at most `most` bytes to the disk, not into the page. */
export const aheadUrl = (hash: string, most: number): string => `${pictureUrl(hash)}?ahead=1&most=${most}`;
