import { IMAGE_WIDTHS } from '@shared/constants.ts';

/** Address of a picture of the file service, drawn `width` CSS px wide on a screen of this pixel ratio. */
export function pictureUrl(hash: string, width: number, pixelRatio: number): string {
  const wanted = width * pixelRatio;
  const sized = IMAGE_WIDTHS.find((step) => step >= wanted) ?? IMAGE_WIDTHS.at(-1);
  return `/files/${encodeURIComponent(hash)}?w=${sized}`;
}
