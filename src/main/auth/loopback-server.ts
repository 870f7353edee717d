import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@shared/errors.ts';
import { type ProviderAnswer, readCallback } from './callback.ts';

const HOST = '127.0.0.1';
const PATH = '/callback';
/** Time limit of a connection, in ms: a browser sends one short line and receives a small page. */
const CONNECTION_MS = 10_000;
/** Most open connections: a browser opens a few, but any program on this computer can open more. */
const MAX_CONNECTIONS = 16;

/** The redirect address of one sign-in, open for the provider's answer. */
export type Loopback = {
  /** `http://127.0.0.1:{port}/callback` */
  redirectUri: string;
  /** The provider's answer. Never settles when the server is closed first. */
  answer: Promise<ProviderAnswer>;
  /** Stops listening and drops every connection. Idempotent. */
  close: () => void;
};

/** Listens on the first free port of the list, or on any free port if the list is empty. Returns the port. */
async function listen(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports.length > 0 ? ports : [0]) {
    try {
      server.listen({ host: HOST, port, exclusive: true });
      await once(server, 'listening');
      const address = server.address();
      if (address && typeof address === 'object') return address.port;
    } catch {
      // The port is taken or not permitted: try the next.
    }
  }
  throw new AppError({
    kind: 'internal',
    detail: `no free port on ${HOST} for the sign-in: ${ports.join(', ') || 'none could be opened'}`,
  });
}

/**
 * Closes every connection after its time limit, and the oldest when there are too many, so that idle connections cannot
 * keep the browser out. Node checks its own time limits every 30 seconds only.
 */
function limitConnections(server: Server, connectionMs: number): void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    const [oldest] = open;
    if (oldest && open.size > MAX_CONNECTIONS) {
      open.delete(oldest);
      oldest.destroy();
    }
    const late = setTimeout(() => socket.destroy(), connectionMs);
    socket.once('close', () => {
      clearTimeout(late);
      open.delete(socket);
    });
  });
}

function send(response: ServerResponse, status: number, kind: PageKind): void {
  response.writeHead(status, { ...PAGE_HEADERS, ...(status === 405 && { Allow: 'GET' }) });
  response.end(callbackPage(kind));
}

/**
 * Opens the redirect address (RFC 8252 §7.3): plain HTTP on 127.0.0.1 only, one path. The first request with our
 * `state` is the answer and closes the server; any other request gets a refusal and changes nothing. A connection lasts
 * ten seconds at most (`connectionMs`), with 16 at a time. Throws `AppError` when no port is free.
 */
export async function openLoopback(
  ports: readonly number[],
  state: string,
  { connectionMs = CONNECTION_MS }: { connectionMs?: number } = {},
): Promise<Loopback> {
  const { promise: answer, resolve } = Promise.withResolvers<ProviderAnswer>();
  let host = '';

  const server = createServer({ requestTimeout: 0, headersTimeout: 0 });
  limitConnections(server, connectionMs);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };

  // Once the server listens, an error concerns one connection, and the browser can connect again.
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

const STYLE = `
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; text-align: center; }
h1 { margin: 0 0 8px; font-size: 26px; }
p { margin: 0; opacity: .75; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of every answer of the loopback address: no loading, caching or framing, and no referrer to other sites. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  Connection: 'close',
};

/** Outcome of a sign-in as shown on the browser's page. */
type PageKind = 'accepted' | 'declined' | 'refused';

const TEXTS: Record<PageKind, readonly [string, string]> = {
  accepted: ['Kirish tasdiqlandi', "Dasturga qaytishingiz mumkin. Bu sahifani yopsangiz bo'ladi."],
  declined: ['Kirish amalga oshmadi', "Dasturga qaytib, qayta urinib ko'ring. Bu sahifani yopsangiz bo'ladi."],
  refused: [
    "So'rov qabul qilinmadi",
    "Bu manzil faqat dasturga kirish uchun xizmat qiladi. Dasturga qaytib, qayta urinib ko'ring.",
  ],
};

/** The page that the browser shows at the end of the sign-in; it echoes nothing from the request. */
function callbackPage(kind: PageKind): string {
  const [title, text] = TEXTS[kind];
  return `<!doctype html>
<html lang="uz"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>
`;
}
