import type { Readable, Writable } from 'node:stream';
import { WebSocket } from 'ws';

/** Length of the longest message: a page as a picture or a document. */
const MOST_BYTES = 256 * 1024 * 1024;

/** A connection to Chromium that sends and receives whole messages. */
export type Transport = {
  send: (text: string) => void;
  listen: (listeners: { message: (text: string) => void; closed: () => void }) => void;
};

/**
 * The pipe of a Chromium started with `--remote-debugging-pipe`: messages end with NUL. Chromium ends when the pipe
 * closes, so a killed program leaves no browser behind.
 */
export function pipeTransport({ output, input }: { output: Writable; input: Readable }): Transport {
  return {
    send: (text) => void output.write(`${text}\0`),
    listen: ({ message, closed }) => {
      let parts: Buffer[] = [];
      input.on('data', (chunk: Buffer) => {
        let start = 0;
        for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
          parts.push(chunk.subarray(start, end));
          const text = Buffer.concat(parts).toString();
          parts = [];
          start = end + 1;
          message(text);
        }
        if (start < chunk.length) parts.push(chunk.subarray(start));
      });
      input.on('close', closed);
      input.on('error', closed);
      output.on('error', closed);
    },
  };
}

/**
 * Connects to the DevTools address (`ws://…`) of a running Chromium; rejects if Chromium does not answer. Messages are not
 * compressed, as Node's own socket would have it: on one machine that costs a tenth of a test.
 */
export async function socketTransport(endpoint: string): Promise<Transport & { close: () => void }> {
  const socket = new WebSocket(endpoint, { perMessageDeflate: false, maxPayload: MOST_BYTES });
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`no Chromium answers at ${endpoint}`));
  });
  return {
    send: (text) => socket.send(text),
    listen: ({ message, closed }) => {
      socket.onmessage = ({ data }) => message(String(data));
      socket.onclose = closed;
      socket.onerror = closed;
    },
    close: () => socket.close(),
  };
}
