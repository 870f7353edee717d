/** URL of a picture of the file service; Chromium rotates and scales the picture on display. */
export const pictureUrl = (hash: string): string => `/files/${encodeURIComponent(hash)}`;

/** URL that prefetches a picture of at most `most` bytes to the disk, not into the page. */
export const aheadUrl = (hash: string, most: number): string => `${pictureUrl(hash)}?ahead=1&most=${most}`;
