import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { writePdf } from '../../platform/files/documents/pdf.ts';

/** Writes a picture, a picture above the limit of 5 MB and a PDF into the folder; returns their paths. */
export async function contentFiles(folder: string): Promise<{ picture: string; large: string; paper: string }> {
  await mkdir(folder, { recursive: true });
  const canvas = createCanvas(640, 360);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#0f6a7a';
  pen.fillRect(0, 0, 640, 360);
  const jpeg = await canvas.encode('jpeg');
  const keep = async (name: string, bytes: Uint8Array) => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  return {
    picture: await keep('rasm.jpg', jpeg),
    large: await keep('katta.jpg', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)])),
    paper: await keep('nizom.pdf', writePdf(['Nizom'])),
  };
}
