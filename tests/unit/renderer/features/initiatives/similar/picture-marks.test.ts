import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { GREY_SIDE, looksLike, markOf } from '@/features/initiatives/similar/picture-marks.ts';
import { PICTURE_NAMES } from '../../../../../platform/files/pictures/names.ts';

const folder = resolve(import.meta.dirname, '../../../../../platform/files/pictures');

/** The mark of a picture, drawn as the page draws it. */
function markFor(picture: Image | Canvas) {
  const pen = createCanvas(GREY_SIDE, GREY_SIDE).getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, GREY_SIDE, GREY_SIDE);
  const { data } = pen.getImageData(0, 0, GREY_SIDE, GREY_SIDE);
  return markOf(
    Float64Array.from({ length: GREY_SIDE ** 2 }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    }),
  );
}

/** The picture redrawn at this share of its size, with a change applied. */
function drawn(picture: Image, share: number, change: (canvas: Canvas) => void = () => undefined): Canvas {
  const canvas = createCanvas(Math.round(picture.width * share), Math.round(picture.height * share));
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  change(canvas);
  return canvas;
}
const sentOn = async (canvas: Canvas, quality: number) => loadImage(canvas.toBuffer('image/jpeg', quality));

const pictures = await Promise.all(
  PICTURE_NAMES.map((name) => loadImage(readFileSync(resolve(folder, `${name}.jpg`)))),
);
const marks = pictures.map(markFor);

describe('pictures look the same', () => {
  test.each([
    ['encoded anew', async (picture: Image) => sentOn(drawn(picture, 1), 60)],
    [
      'sent through a messenger twice',
      async (picture: Image) => sentOn(drawn(await sentOn(drawn(picture, 0.7), 50), 0.7), 40),
    ],
    [
      'brightened',
      async (picture: Image) =>
        drawn(picture, 1, (canvas) => {
          const pen = canvas.getContext('2d');
          pen.fillStyle = 'rgb(255 255 255 / 18%)';
          pen.fillRect(0, 0, canvas.width, canvas.height);
        }),
    ],
    [
      'stamped with a date',
      async (picture: Image) =>
        drawn(picture, 1, (canvas) => {
          const pen = canvas.getContext('2d');
          pen.fillStyle = '#ff0';
          pen.fillRect(canvas.width * 0.78, canvas.height * 0.94, canvas.width * 0.2, canvas.height * 0.03);
        }),
    ],
  ])('%s', async (_, change) => {
    for (const [nth, picture] of pictures.entries()) {
      const mark = marks[nth] ?? new Uint8Array();
      expect(looksLike(mark, markFor(await change(picture))), PICTURE_NAMES[nth] ?? '').toBe(true);
    }
  });

  test('different pictures never do', () => {
    const alike = marks.flatMap((mark, one) =>
      marks.flatMap((other, nth) =>
        nth > one && looksLike(mark, other) ? [`${PICTURE_NAMES[one]} ${PICTURE_NAMES[nth]}`] : [],
      ),
    );
    expect(alike).toEqual([]);
  });

  test('flat pictures never do, not even compared to themselves', () => {
    const grey = markOf(Uint8Array.from({ length: GREY_SIDE ** 2 }, (_, at) => 100 + (at % 30)));
    expect(grey).toHaveLength(0);
    expect(looksLike(grey, grey)).toBe(false);
  });
});

test('a mark has 128 and 578 bits', () => {
  expect(marks.every((mark) => mark.length === 16 + 73)).toBe(true);
});
