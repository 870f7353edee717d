import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createCanvas } from '@napi-rs/canvas';
import { onLoopback } from '../../../support/on-loopback.ts';

export type ImageServer = {
  url: string;
  /** The requests, in order. */
  calls: { url: string; authorization: string | undefined }[];
  /** Sets the handler of the next requests. Default: every request gets a 404. */
  answer: (handler: (request: IncomingMessage, response: ServerResponse) => void) => void;
  close: () => Promise<void>;
};

/** A server of pictures on this computer, whose answers a test sets. */
export async function startImageServer(): Promise<ImageServer> {
  const calls: ImageServer['calls'] = [];
  let handler = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    calls.push({ url: request.url ?? '', authorization: request.headers.authorization });
    handler(request, response);
  });
  return {
    ...(await onLoopback(server)),
    calls,
    answer: (next) => {
      handler = next;
    },
  };
}

/** A picture of this size with a red top left quarter, so that a rotation can be seen. */
export function picture(width: number, height: number, type: 'image/png' | 'image/jpeg' = 'image/png'): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height / 2);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 90);
}
