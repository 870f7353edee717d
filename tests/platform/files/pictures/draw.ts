import { createCanvas } from '@napi-rs/canvas';
import { createPrng } from '../../db/seed/prng.ts';
import { grain, HEIGHT, vignette, WIDTH } from './landscape.ts';
import { SCENES } from './list.ts';

/** The picture of this name, 1600×1200, as JPEG; always the same for the same name. */
export async function drawPicture(name: string): Promise<Buffer> {
  const [scene = '', variant = '1'] = name.split('-');
  const paint = SCENES[scene];
  if (!paint) throw new Error(`no scene for the picture ${name}`);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  const prng = createPrng(`picture ${name}`);
  paint(pen, prng, Number(variant));
  vignette(pen);
  grain(pen, prng);
  return canvas.encode('jpeg', 84);
}
