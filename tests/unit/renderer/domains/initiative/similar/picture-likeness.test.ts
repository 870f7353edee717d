import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { knownLikeness, looksLike } from '@/domains/initiative/similar/picture-likeness.ts';
import { GREY_SIDE, MARK_BYTES, markOf } from '@/domains/initiative/similar/picture-marks.ts';
import { createPrng } from '../../../../../platform/db/seed/prng.ts';
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

/** The picture redrawn at this share of its size, mirrored or not. */
function drawn(picture: Image | Canvas, share = 1, isMirrored = false): Canvas {
  const canvas = createCanvas(Math.round(picture.width * share), Math.round(picture.height * share));
  const pen = canvas.getContext('2d');
  if (isMirrored) {
    pen.translate(canvas.width, 0);
    pen.scale(-1, 1);
  }
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The picture without these shares of its sides. */
function cropped(picture: Image | Canvas, left: number, top: number, right: number, bottom: number): Canvas {
  const [width, height] = [picture.width * (1 - left - right), picture.height * (1 - top - bottom)];
  const canvas = createCanvas(Math.round(width), Math.round(height));
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, left * picture.width, top * picture.height, width, height, 0, 0, width, height);
  return canvas;
}

/** The canvas with a layer of a colour over a part of it. */
function painted(canvas: Canvas, colour: string, [x, y, width, height] = [0, 0, 1, 1]): Canvas {
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(x * canvas.width, y * canvas.height, width * canvas.width, height * canvas.height);
  return canvas;
}

/** The canvas with lighter or darker colours; what becomes lighter than white is white. */
function exposed(canvas: Canvas, times: number, plus = 0): Canvas {
  const pen = canvas.getContext('2d');
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  image.data.forEach((value, at) => {
    if (at % 4 !== 3) image.data[at] = value * times + plus;
  });
  pen.putImageData(image, 0, 0);
  return canvas;
}

const sentOn = async (canvas: Canvas, quality: number) => loadImage(canvas.toBuffer('image/jpeg', quality));

const pictures = await Promise.all(
  PICTURE_NAMES.map((name) => loadImage(readFileSync(resolve(folder, `${name}.jpg`)))),
);
const marks = pictures.map(markFor);
/** A mark that no other one has been compared with. */
const markOfCopy = (mark: Uint8Array | undefined) => Uint8Array.from(mark ?? []);

/** A white page: a heading, a stamp, lines of text, a table, a dark picture, each of them or not, at any place. */
function page(nth: number): Canvas {
  const prng = createPrng(`page ${nth}`);
  const canvas = createCanvas(620, 877);
  const pen = painted(canvas, prng.pick(['#fff', '#fdfdfb', '#f6f4ee'])).getContext('2d');
  pen.fillStyle = '#111';
  for (let part = prng.between(1, 3); part > 0; part -= 1) {
    const [x, y] = [prng.between(30, 420), prng.between(40, 740)];
    const [width, height] = [prng.between(100, 560 - x), prng.between(20, 180)];
    const kind = prng.between(0, 4);
    if (kind === 0) pen.fillRect(x, y, width * 0.6, height);
    else if (kind === 1) pen.fillText('BAYONNOMA', x, y);
    else if (kind === 2) {
      pen.lineWidth = 6;
      pen.beginPath();
      pen.arc(x + 50, y + 50, 45, 0, 7);
      pen.stroke();
    } else
      for (let line = y; line < y + height; line += kind === 3 ? 13 : 20)
        pen.fillRect(x, line, kind === 3 ? (width * prng.between(50, 100)) / 100 : width, kind === 3 ? 5 : 2);
  }
  return canvas;
}

/** A page full of text between margins. */
function fullPage(nth: number): Canvas {
  const prng = createPrng(`full page ${nth}`);
  const canvas = createCanvas(620, 877);
  const pen = painted(canvas, '#fff').getContext('2d');
  pen.fillStyle = '#111';
  const [left, right, lead] = [prng.between(40, 80), 620 - prng.between(30, 60), prng.between(12, 18)];
  for (let y = prng.between(40, 110); y < 840 - prng.between(0, 120); y += lead) {
    const end = prng.between(0, 5) === 0 ? prng.between(left + 60, right) : right - prng.between(0, 14);
    for (let x = left; x < end; ) {
      const width = prng.between(8, 50);
      pen.fillRect(x, y, Math.min(width, end - x), prng.between(5, 8));
      x += width + prng.between(4, 7);
    }
    if (prng.between(0, 6) === 0) y += lead;
  }
  return canvas;
}

const pairsAlike = (some: readonly Uint8Array[]) =>
  some.flatMap((mark, one) =>
    some.flatMap((other, nth) => (nth > one && looksLike(mark, other) ? [`${one} ${nth}`] : [])),
  );

describe('pictures look the same', () => {
  test.each<[string, (picture: Image) => Promise<Image | Canvas> | Canvas, number?]>([
    ['encoded anew', (picture) => sentOn(drawn(picture), 60)],
    [
      'sent through a messenger twice',
      async (picture) => sentOn(drawn(await sentOn(drawn(picture, 0.7), 50), 0.7), 40),
    ],
    ['brightened', (picture) => painted(drawn(picture), 'rgb(255 255 255 / 18%)')],
    ['strongly brightened', (picture) => painted(drawn(picture), 'rgb(255 255 255 / 45%)')],
    ['overexposed', (picture) => exposed(drawn(picture), 1.6)],
    ['darkened', (picture) => exposed(drawn(picture), 0.5)],
    ['stamped with a date', (picture) => painted(drawn(picture), '#ff0', [0.78, 0.94, 0.2, 0.03])],
    ['mirrored', (picture) => drawn(picture, 1, true)],
    ['cropped at all sides', (picture) => cropped(picture, 0.05, 0.05, 0.05, 0.05)],
    ['cropped at one side', (picture) => cropped(picture, 0, 0, 0.08, 0)],
    ['cropped at two sides', (picture) => cropped(picture, 0.06, 0.06, 0, 0)],
    ['mirrored and cropped', (picture) => cropped(drawn(picture, 1, true), 0.03, 0.05, 0.06, 0.04)],
    [
      'strongly brightened, cropped and mirrored, smaller and encoded anew',
      (picture) => sentOn(exposed(cropped(drawn(picture, 0.5, true), 0.05, 0.04, 0.03, 0.05), 1.5, 15), 50),
    ],
  ])('%s', async (_, change) => {
    for (const [nth, picture] of pictures.entries()) {
      const mark = marks[nth] ?? new Uint8Array();
      const other = markFor(await change(picture));
      expect([looksLike(mark, other), looksLike(markOfCopy(other), mark)], PICTURE_NAMES[nth] ?? '').toEqual([
        true,
        true,
      ]);
    }
  });

  test('different pictures never do', () => {
    expect(pairsAlike(marks)).toEqual([]);
  });

  test.each([
    ['with little on them', page],
    ['full of text', fullPage],
  ])(
    'different white pages %s never do',
    (_, make) => {
      const pages = Array.from({ length: 80 }, (_, nth) => markFor(make(nth)));
      expect(pages.filter(({ length }) => length > 0).length).toBeGreaterThan(30);
      expect(pairsAlike(pages)).toEqual([]);
      // Compares 3,160 pairs.
    },
    90_000,
  );

  test('pages with a line or a stamp on them never do, not even compared to a copy', () => {
    for (const part of [
      [0.1, 0.2, 0.5, 0.02],
      [0.6, 0.7, 0.2, 0.15],
    ]) {
      const mark = markFor(
        painted(painted(createCanvas(620, 877), '#fff'), '#111', part as [number, number, number, number]),
      );
      expect(mark).toHaveLength(MARK_BYTES);
      expect(looksLike(mark, markOfCopy(mark))).toBe(false);
    }
  });

  test('flat pictures never do, not even compared to themselves', () => {
    const grey = markOf(Uint8Array.from({ length: GREY_SIDE ** 2 }, (_, at) => 100 + (at % 30)));
    expect(grey).toHaveLength(0);
    expect([looksLike(grey, grey), knownLikeness(grey, grey)]).toEqual([false, false]);
  });

  test('an answer is known once it was asked, whichever is asked about', () => {
    const [one, other] = [markOfCopy(marks[0]), markOfCopy(marks[1])];
    expect(knownLikeness(one, other)).toBeUndefined();
    looksLike(one, other);
    expect([knownLikeness(one, other), knownLikeness(other, one)]).toEqual([false, false]);
  });
});

test('a mark has two cells a byte', () => {
  expect(marks.every((mark) => mark.length === MARK_BYTES)).toBe(true);
});
