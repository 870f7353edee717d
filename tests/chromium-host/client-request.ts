import { EventEmitter } from 'node:events';
import { type IncomingMessage as Answer, Agent as HttpAgent, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ClientRequest, ClientRequestConstructorOptions, IncomingMessage } from 'electron';
import { notOffered, offer } from './guard.ts';

/** Chromium's words for what Node's sockets fail with, or the error as it is. */
type InChromiumsWords = (error: Error) => unknown;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What a server may answer with: Chromium asks for a part of a file as it is. */
const acceptable = (headers: object): string =>
  Object.keys(headers).some((name) => /^range$/i.test(name)) ? 'identity' : Object.keys(DECODERS).join(', ');

/** The answer as it was before the server compressed it, as Chromium gives it. */
function decoded(answer: Answer): IncomingMessage {
  const decoder = DECODERS[answer.headers['content-encoding'] ?? ''];
  if (!decoder) return answer as unknown as IncomingMessage;
  const { statusCode, statusMessage, headers } = answer;
  const body = pipeline(answer, decoder(), () => undefined);
  return Object.assign(body, { statusCode, statusMessage, headers }) as unknown as IncomingMessage;
}

/**
 * A `ClientRequest` as `net.request` gives it: with chunked encoding it streams, and only such a one is offered. Redirects
 * are refused, as its options must ask; headers that Chromium keeps to itself are refused, too.
 */
export function createClientRequest(
  { url = '', method = 'GET', headers = {}, redirect, credentials }: ClientRequestConstructorOptions,
  { online, inChromiumsWords }: { online: () => boolean; inChromiumsWords: InChromiumsWords },
): ClientRequest {
  if (redirect !== 'error' || credentials !== 'omit') throw notOffered('net.request that follows or brings cookies');
  for (const name of Object.keys(headers)) {
    if (/^(content-length|host|te|trailer|upgrade|keep-alive|transfer-encoding)$/i.test(name)) {
      throw new Error(`net::ERR_INVALID_ARGUMENT: ${name}`);
    }
  }
  const events = new EventEmitter();
  let chunked = false;
  let over = false;
  const fail = (error: unknown) => {
    if (over) return;
    over = true;
    node.destroy();
    events.emit('error', error);
    events.emit('close');
  };
  const [open, Agent] = url.startsWith('https:') ? [overHttps, HttpsAgent] : [overHttp, HttpAgent];
  // As Chromium does: a server that refuses before all of the body has come would close the line under the rest of it,
  // and with the line its answer would be lost.
  const agent = new Agent({ keepAlive: true });
  const node = open(url, {
    method,
    headers: { 'Accept-Encoding': acceptable(headers), ...headers },
    agent,
  });
  node.on('error', (error) => fail(inChromiumsWords(error)));
  node.on('close', () => {
    agent.destroy();
    if (over) return;
    over = true;
    events.emit('close');
  });
  node.on('response', (response) => {
    const { statusCode = 0 } = response;
    if (statusCode >= 300 && statusCode < 400 && response.headers.location !== undefined) {
      return fail(new Error("Attempted to redirect, but redirect policy was 'error'"));
    }
    events.emit('response', decoded(response));
  });
  if (!online()) queueMicrotask(() => fail(new Error('net::ERR_INTERNET_DISCONNECTED')));

  return offer<ClientRequest>('ClientRequest', {
    get chunkedEncoding() {
      return chunked;
    },
    set chunkedEncoding(value) {
      chunked = value;
    },
    on(event: string, listener: (...args: never[]) => void) {
      events.on(event, listener as (...args: unknown[]) => void);
      return this as ClientRequest;
    },
    write: (chunk, _encoding, written) => {
      if (!chunked) throw notOffered('ClientRequest.write without chunkedEncoding');
      node.write(chunk, () => written?.());
    },
    end() {
      node.end();
      return this as ClientRequest;
    },
    abort: () => {
      node.destroy();
      if (over) return;
      over = true;
      events.emit('abort');
      events.emit('close');
    },
  });
}
