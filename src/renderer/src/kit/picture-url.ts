/** URL of a picture of the file service; Chromium rotates and scales the picture on display. */
export const pictureUrl = (hash: string): string => `/files/${encodeURIComponent(hash)}`;
