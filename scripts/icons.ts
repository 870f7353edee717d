import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { root } from './lib/project.ts';

/** Side of the drawing in px. */
const SIDE = 1024;

/** Sides in px of the pictures for Linux, and of those in the icon for Windows. */
const LINUX_SIDES = [16, 24, 32, 48, 64, 128, 256, 512];
const WINDOWS_SIDES = [16, 24, 32, 48, 64, 256];

/** Sides in px of the pictures in the icon for macOS, and the type code of each in its file. */
const APPLE_TYPES = { 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' };

/** Radius of the notches of an eight-pointed star (two squares) whose points lie at radius 1. */
const NOTCH = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/**
 * `node scripts/icons.ts`: draws the program's icon, the girih star on a feruza tile, for the readme (icon.svg,
 * icon.png) and in the format of each system, so that a build downloads no converter.
 */
const svg = drawing();
const folder = join(root, 'resources', 'icons');
mkdirSync(join(folder, 'sizes'), { recursive: true });
writeFileSync(join(folder, 'icon.svg'), svg);

const image = await loadImage(Buffer.from(svg));
writeFileSync(join(folder, 'icon.png'), picture(SIDE));
for (const side of LINUX_SIDES) writeFileSync(join(folder, 'sizes', `${side}x${side}.png`), picture(side));
writeFileSync(join(folder, 'icon.ico'), windowsIcon(WINDOWS_SIDES.map((side) => ({ side, png: picture(side) }))));
const applePictures = Object.entries(APPLE_TYPES).map(([side, type]) => ({ type, png: picture(Number(side)) }));
writeFileSync(join(folder, 'icon.icns'), appleIcon(applePictures));

/** The drawing as PNG, of this side in px. */
function picture(side: number): Buffer {
  const canvas = createCanvas(side, side);
  canvas.getContext('2d').drawImage(image, 0, 0, side, side);
  return canvas.toBuffer('image/png');
}

/** An .ico file: a header of 6 bytes, an entry of 16 for each picture, the pictures. */
function windowsIcon(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(16);
    // 0 stands for 256.
    entry.set([side % 256, side % 256]);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** An .icns file: a header and the pictures, each with type and length before it. */
function appleIcon(pictures: readonly { type: string; png: Buffer }[]): Buffer {
  const blocks = pictures.map(({ type, png }) => block(type, png));
  return block('icns', Buffer.concat(blocks));
}

function block(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, type, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}

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
