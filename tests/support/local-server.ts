import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type LocalServer = {
  /** With a slash at its end. */
  url: string;
  /** What was asked, in order: `GET /api/v1/boards?cache=off`. */
  asked: string[];
  /** Headers of the requests, in order. */
  headers: IncomingMessage['headers'][];
  /** Bodies of the requests that are complete, in order. */
  bodies: string[];
  close: () => Promise<void>;
};

/** A real HTTP server on a free port of 127.0.0.1, which answers as the test says. */
export async function startLocalServer(handler: Handler): Promise<LocalServer> {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.once('end', () => {
      bodies.push(body);
      handler(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    asked,
    headers,
    bodies,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
