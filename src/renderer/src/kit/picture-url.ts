/** URL of a picture of the file service; Chromium rotates and scales the picture on display. */
export const pictureUrl = (hash: string): string => `/files/${encodeURIComponent(hash)}`;

/** URL by which a picture of at most `most` bytes is fetched ahead, onto the disk and not into the page. */
export const aheadUrl = (hash: string, most: number): string => `${pictureUrl(hash)}?ahead=1&most=${most}`;
