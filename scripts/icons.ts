import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { root } from './lib/project.ts';

/** Side of the drawing in px; electron-builder scales it to the sizes of .ico and .icns. */
const SIDE = 1024;

/** Radius of the notches of an eight-pointed star (two squares) whose points lie at radius 1. */
const NOTCH = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** `node scripts/icons.ts`: draws the program's sign, the girih star on a feruza tile, as icon.svg and icon.png. */
const svg = drawing();
const folder = join(root, 'resources', 'icons');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'icon.svg'), svg);

const canvas = createCanvas(SIDE, SIDE);
canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, SIDE, SIDE);
writeFileSync(join(folder, 'icon.png'), canvas.toBuffer('image/png'));

function drawing(): string {
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="-512 -512 1024 1024">`,
    '<defs><radialGradient id="glaze" cx=".7" cy=".2" r="1">',
    '<stop offset="0" stop-color="#17859a"/><stop offset=".55" stop-color="#0b6577"/><stop offset="1" stop-color="#083f4b"/>',
    '</radialGradient></defs>',
    '<rect x="-472" y="-472" width="944" height="944" rx="212" fill="url(#glaze)"/>',
    `<path d="${star(356)}" fill="#a9d8e0" fill-opacity=".12" stroke="#a9d8e0" stroke-width="34" stroke-linejoin="round"/>`,
    `<path d="${star(256, Math.PI / 8)}" fill="none" stroke="#fff" stroke-width="28" stroke-linejoin="round"/>`,
    '<circle r="88" fill="#f0c04e"/>',
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

/** SVG path of an eight-pointed star around the origin: radius to its points in px, turn in radians. */
function star(radius: number, turn = 0): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * NOTCH;
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
