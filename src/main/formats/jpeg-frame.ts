/** Whether a marker of a JPEG begins a frame, which gives the dimensions: C0 to CF but for the tables C4, C8 and CC. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
