import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback } from './on-loopback.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type LocalServer = {
  /** With a trailing slash. */
  url: string;
  /** The requests, in order: `GET /api/v1/boards?cache=off`. */
  asked: string[];
  /** Headers of the requests, in order. */
  headers: IncomingMessage['headers'][];
  /** Bodies of the complete requests, in order. */
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
  return {
    ...(await onLoopback(server)),
    asked,
    headers,
    bodies,
  };
}

/** Answers with JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
