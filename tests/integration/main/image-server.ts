import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCanvas } from '@napi-rs/canvas';
import { imageType } from '../../../src/main/files/image-type.ts';
import type { ResizeImage } from '../../../src/main/files/picture-size.ts';

export type ImageServer = {
  url: string;
  /** What was asked, in order. */
  calls: { url: string; authorization: string | undefined }[];
  /** How the next requests are answered; until told otherwise every one gets a 404. */
  answer: (handler: (request: IncomingMessage, response: ServerResponse) => void) => void;
  close: () => Promise<void>;
};

/** A server of pictures on this computer, whose answers a test decides. */
export async function startImageServer(): Promise<ImageServer> {
  const calls: ImageServer['calls'] = [];
  let handler = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    calls.push({ url: request.url ?? '', authorization: request.headers.authorization });
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    calls,
    answer: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A picture of this size with a red top left quarter, so that a turn can be seen. */
export function picture(width: number, height: number, type: 'image/png' | 'image/jpeg' = 'image/png'): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height / 2);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 90);
}

/** The stored size, read from the head of the file: width and height in px. */
export function storedSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (imageType(bytes) === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 2;
  // Start-of-frame markers are FFC0 to FFC2 in what canvases write.
  while (!(view.getUint16(at) >= 0xffc0 && view.getUint16(at) <= 0xffc2)) at += 2 + view.getUint16(at + 2);
  return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
}

/** Counts the pictures it makes smaller; the pixels are blank, the size and the format are right. */
export function countingResizer(): { resize: ResizeImage; sizes: string[] } {
  const sizes: string[] = [];
  const resize: ResizeImage = (bytes, size) => {
    if (!imageType(bytes)) return null;
    const { width, height } = storedSize(bytes);
    const scale = 'width' in size ? size.width / width : size.height / height;
    if (scale >= 1) return null;
    sizes.push(JSON.stringify(size));
    const type = imageType(bytes) === 'image/png' ? 'image/png' : 'image/jpeg';
    return new Uint8Array(picture(Math.round(width * scale), Math.round(height * scale), type));
  };
  return { resize, sizes };
}
