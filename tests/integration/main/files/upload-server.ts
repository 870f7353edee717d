import { createHash, type Hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback } from '../../../support/on-loopback.ts';

/** What has been received of one request so far. */
type Received = {
  url: string;
  method: string;
  headers: IncomingMessage['headers'];
  bytes: number;
  /** The first bytes of the body, in which the form's frame can be read. */
  start: Buffer;
  /** The last bytes of the body. */
  end: Buffer;
  hash: Hash;
  whole: boolean;
};

export type UploadServer = { url: string; requests: Received[]; close: () => Promise<void> };

type Watch = (received: Received, request: IncomingMessage, response: ServerResponse) => void;

const EDGE_BYTES = 4096;

/**
 * A real HTTP server that keeps only the first and last bytes of a body. `onData` is called for every chunk and may cut
 * or stall the request; `onEnd` answers.
 */
export async function startUploadServer({ onData, onEnd }: { onData?: Watch; onEnd: Watch }): Promise<UploadServer> {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    const start = Buffer.alloc(0);
    const received: Received = {
      url,
      method,
      headers,
      bytes: 0,
      start,
      end: start,
      hash: createHash('sha256'),
      whole: false,
    };
    requests.push(received);
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => {
      received.bytes += chunk.length;
      received.hash.update(chunk);
      if (received.start.length < EDGE_BYTES)
        received.start = Buffer.concat([received.start, chunk]).subarray(0, EDGE_BYTES);
      received.end = Buffer.concat([received.end, chunk]).subarray(-EDGE_BYTES);
      onData?.(received, request, response);
    });
    request.once('end', () => {
      received.whole = true;
      onEnd(received, request, response);
    });
  });
  return {
    ...(await onLoopback(server)),
    requests,
  };
}
