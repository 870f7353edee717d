import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Prng } from '../../db/seed/prng.ts';

export type Pen = SKRSContext2D;
/** Paints a whole picture; `variant` tells the pictures of one scene apart, from 1. */
export type Scene = (pen: Pen, prng: Prng, variant: number) => void;
export type Point = readonly [x: number, y: number];

export const WIDTH = 1600;
export const HEIGHT = 1200;
/** Where sky and ground meet in every scene. */
export const HORIZON = 560;

/** A closed shape through these points. */
export function shape(pen: Pen, points: readonly Point[], fill: string | CanvasGradient): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

type CanvasGradient = ReturnType<Pen['createLinearGradient']>;

/** A gradient from top to bottom through these colours. */
export function downwards(pen: Pen, from: number, to: number, colours: readonly string[]): CanvasGradient {
  const gradient = pen.createLinearGradient(0, from, 0, to);
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}

const SKIES: readonly (readonly string[])[] = [
  ['#4f8fc9', '#9cc6e6', '#e6ecec'],
  ['#6da3cf', '#b9d4e4', '#f3e9d5'],
  ['#7fa9c4', '#c7d8de', '#efe6d4'],
  ['#3f7fbd', '#8dbbe0', '#dfeaf0'],
];

/** Sky with soft clouds, and a mountain range in the haze. */
export function background(pen: Pen, prng: Prng): void {
  pen.fillStyle = downwards(pen, 0, HORIZON, prng.pick(SKIES));
  pen.fillRect(0, 0, WIDTH, HORIZON + 10);
  pen.filter = 'blur(26px)';
  for (let cloud = 0; cloud < prng.between(2, 5); cloud += 1) {
    const [x, y] = [prng.between(-100, WIDTH), prng.between(40, 330)];
    for (let puff = 0; puff < 9; puff += 1) {
      pen.fillStyle = `rgba(255,255,255,${0.18 + prng.next() * 0.22})`;
      pen.beginPath();
      pen.ellipse(x + puff * 46, y + prng.between(-22, 22), prng.between(50, 110), prng.between(16, 40), 0, 0, 7);
      pen.fill();
    }
  }
  pen.filter = 'none';
  ridge(pen, prng, { base: HORIZON, height: prng.between(120, 230), colour: '#9fb4c4', rough: 34 });
  ridge(pen, prng, { base: HORIZON, height: prng.between(60, 120), colour: '#8ba193', rough: 22 });
}

function ridge(pen: Pen, prng: Prng, hill: { base: number; height: number; colour: string; rough: number }): void {
  const phase = prng.next() * 9;
  const points: Point[] = [[0, hill.base + 8]];
  for (let x = 0; x <= WIDTH; x += 20) {
    const wave = Math.sin(x / 310 + phase) * 0.5 + Math.sin(x / 137 + phase * 2) * 0.3 + 0.6;
    points.push([x, hill.base - Math.max(0.05, wave) * hill.height - prng.next() * hill.rough]);
  }
  points.push([WIDTH, hill.base + 8]);
  shape(pen, points, downwards(pen, hill.base - hill.height * 1.4, hill.base, [hill.colour, '#c3cbc4']));
}

const GROUNDS = [
  ['#b3a275', '#a48d5e', '#8a7248'],
  ['#9fae6b', '#84974f', '#667a3b'],
  ['#c0ab84', '#ab9468', '#8e774e'],
] as const;

/** Dry or green ground from the horizon to the lower edge, with tufts that grow towards the viewer. */
export function ground(pen: Pen, prng: Prng, kind: 'dry' | 'green' | 'any' = 'any'): void {
  const colours = kind === 'any' ? prng.pick(GROUNDS) : GROUNDS[kind === 'green' ? 1 : 2];
  pen.fillStyle = downwards(pen, HORIZON, HEIGHT, colours);
  pen.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
  for (let tuft = 0; tuft < 900; tuft += 1) {
    const depth = prng.next() ** 1.6;
    const y = HORIZON + depth * (HEIGHT - HORIZON);
    const size = 2 + depth * 16;
    pen.strokeStyle = prng.chance(0.5) ? 'rgba(70,72,34,0.24)' : 'rgba(232,220,170,0.2)';
    pen.lineWidth = 1 + depth * 2;
    const x = prng.between(0, WIDTH);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + prng.between(-4, 4), y - size);
    pen.stroke();
  }
}

/** A soft dark oval under whatever stands there. */
export function shadow(pen: Pen, x: number, y: number, width: number): void {
  pen.fillStyle = 'rgba(30,26,14,0.26)';
  pen.beginPath();
  pen.ellipse(x + width * 0.16, y, width * 0.62, width * 0.13, 0, 0, 7);
  pen.fill();
}

/** Darkens the corners a little, as a lens does. */
export function vignette(pen: Pen): void {
  const lens = pen.createRadialGradient(WIDTH / 2, HEIGHT / 2, 500, WIDTH / 2, HEIGHT / 2, 1080);
  lens.addColorStop(0, 'rgba(0,0,0,0)');
  lens.addColorStop(1, 'rgba(10,14,20,0.32)');
  pen.fillStyle = lens;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The noise of a phone camera. */
export function grain(pen: Pen, prng: Prng): void {
  const image = pen.getImageData(0, 0, WIDTH, HEIGHT);
  const { data } = image;
  let state = prng.between(1, 1 << 30);
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    const noise = ((state >>> 16) & 15) - 7;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = (data[channel] ?? 0) + noise;
  }
  pen.putImageData(image, 0, 0);
}
