import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { onLoopback } from './on-loopback.ts';
import type { selfSigned } from './self-signed.ts';

type Pair = ReturnType<typeof selfSigned>;

/** A platform behind TLS. */
export type TlsFront = {
  /** `https://localhost:port` */
  url: string;
  /** Shows this certificate from now on; connections that are kept are cut. */
  show: (pair: Pair) => void;
  close: () => Promise<void>;
};

/** Starts a server on loopback that ends TLS and forwards to the platform at `target`. */
export async function startTlsFront(target: string, pair: Pair): Promise<TlsFront> {
  const server = createServer(pair, (request, response) => {
    const { method, headers, url = '' } = request;
    const onward = ask(new URL(url, target), { method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const { url, close } = await onLoopback(server);
  return {
    url: `https://localhost:${new URL(url).port}`,
    show: (next) => {
      server.setSecureContext(next);
      server.closeAllConnections();
    },
    close,
  };
}
