/** Address of a picture of the file service; Chromium turns and scales it where it is drawn. */
export const pictureUrl = (hash: string): string => `/files/${encodeURIComponent(hash)}`;
