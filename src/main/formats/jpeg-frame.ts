/** Whether a JPEG marker begins a frame, which holds the dimensions: C0 to CF except the tables C4, C8 and CC. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
