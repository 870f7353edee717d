import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Origins } from './origin.ts';

/** The handler that the program passed to `protocol.handle`. */
export type ProtocolHandler = (request: Request) => Response | Promise<Response>;

/** What a program serves: its addresses, and the handler that it has set so far. */
export type Served = { origins: Origins; handler: () => ProtocolHandler | undefined };

export type Gateway = {
  port: number;
  close: () => void;
};

/** Headers of the connection, removed from requests to the handler and from its responses. */
const CONNECTION_HEADERS = new Set([
  'host',
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Answers the browser's requests to the app's origin with the protocol handler of the program that `served` names.
 * Loopback only.
 */
export async function openGateway(served: () => Served | undefined): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    const program = served();
    // With a text: instead of an empty answer, Chromium shows a page of its own.
    if (!program) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('no program');
    answer(incoming, outgoing, program).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { origins, handler }: Served,
): Promise<void> {
  const handle = handler();
  const { url: asked = '/', headers } = incoming;
  // Through a proxy, the browser sends the whole address.
  const url = origins.toProgram(asked.startsWith('/') ? `http://${headers.host}${asked}` : asked);
  if (!handle || url.startsWith('http:')) return void outgoing.writeHead(404).end();

  const gone = new AbortController();
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const response = await handle(toRequest(incoming, url, origins, gone.signal));
  // `Response.error()`: the load fails like a network error.
  if (response.type === 'error') return void outgoing.destroy();

  outgoing.statusCode = response.status;
  if (response.statusText) outgoing.statusMessage = response.statusText;
  for (const [name, value] of response.headers) {
    if (!CONNECTION_HEADERS.has(name)) outgoing.appendHeader(name, inBrowserTerms(value, origins));
  }
  outgoing.flushHeaders();
  if (response.body && incoming.method !== 'HEAD') {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  } else {
    outgoing.end();
  }
}

function toRequest(incoming: IncomingMessage, url: string, origins: Origins, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (CONNECTION_HEADERS.has(name)) continue;
    for (const value of values ?? []) {
      headers.append(name, name === 'origin' || name === 'referer' ? origins.toProgram(value) : value);
    }
  }
  const { method = 'GET' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(incoming) as BodyInit);
  return new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) });
}

/** Translates the app's origin in policies and redirects, which use the program's form, to the browser's form. */
function inBrowserTerms(header: string, origins: Origins): string {
  const scheme = origins.scheme();
  return scheme ? header.replaceAll(new RegExp(`\\b${scheme}://[^\\s;,"']+`, 'g'), origins.toBrowser) : header;
}
