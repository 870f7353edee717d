import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AppError } from '@shared/errors.ts';
import { type ProviderAnswer, readCallback } from './callback.ts';
import { callbackPage, PAGE_HEADERS, type PageKind } from './callback-page.ts';

const HOST = '127.0.0.1';
const PATH = '/callback';
/** A request to this address is one short line; who takes longer is nobody's browser. In ms. */
const REQUEST_TIMEOUT_MS = 10_000;

export type Loopback = {
  /** `http://127.0.0.1:{port}/callback` */
  redirectUri: string;
  /** The provider's answer, once. Stays open for ever when the server is closed before it. */
  answer: Promise<ProviderAnswer>;
  /** Stops listening and drops every connection. May be called again. */
  close: () => void;
};

/** Listens on the first free port of the list, on any free port where the list is empty. */
async function listen(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports.length > 0 ? ports : [0]) {
    try {
      server.listen({ host: HOST, port, exclusive: true });
      await once(server, 'listening');
      const address = server.address();
      if (address && typeof address === 'object') return address.port;
    } catch {
      // Taken, or not ours to take: the next one.
    }
  }
  throw new AppError({
    kind: 'internal',
    detail: `no free port on ${HOST} for the sign-in: ${ports.join(', ') || 'none could be opened'}`,
  });
}

function send(response: ServerResponse, status: number, kind: PageKind): void {
  response.writeHead(status, { ...PAGE_HEADERS, ...(status === 405 && { Allow: 'GET' }) });
  response.end(callbackPage(kind));
}

/**
 * Opens the address to which the provider sends the browser back (RFC 8252 §7.3): plain HTTP on 127.0.0.1 only, one path.
 * The first request that carries our `state` is the answer, and the server closes behind it; any other gets a page that
 * says no, and changes nothing. Throws `AppError` when no port is free.
 */
export async function openLoopback(ports: readonly number[], state: string): Promise<Loopback> {
  const { promise: answer, resolve } = Promise.withResolvers<ProviderAnswer>();
  let host = '';

  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };

  // Once it listens, an error concerns one connection, and the browser can come again.
  server.on('error', () => undefined);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: target } = request;
    const reading = readCallback({ method, target, host: request.headers.host }, { path: PATH, host, state });
    if ('refusal' in reading) return send(response, reading.refusal, 'refused');
    server.close();
    response.once('close', close);
    send(response, 200, 'code' in reading.answer ? 'accepted' : 'declined');
    resolve(reading.answer);
  });

  const port = await listen(server, ports);
  host = `${HOST}:${port}`;
  return { redirectUri: `http://${host}${PATH}`, answer, close };
}
