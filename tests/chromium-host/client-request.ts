import { type IncomingMessage as Answer, Agent as HttpAgent, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { pipeline, Readable, type Transform, Writable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ClientRequest, ClientRequestConstructorOptions, IncomingMessage } from 'electron';
import { ChunkedBody } from './chunked-body.ts';
import { notOffered, offer } from './guard.ts';
import { basic, type HostProxies, questionOf, type Route } from './proxy.ts';

/** Translates an error of Node's sockets into Chromium's; returns other errors unchanged. */
type InChromiumsWords = (error: Error) => Error;

/** Headers that Chromium's network service sets itself and refuses from callers. */
const OWN_HEADERS = /^(content-length|host|te|trailer|upgrade|keep-alive|transfer-encoding)$/i;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The value of Accept-Encoding: Chromium requests a range of a file unencoded. */
const acceptable = (headers: object): string =>
  Object.keys(headers).some((name) => /^range$/i.test(name)) ? 'identity' : Object.keys(DECODERS).join(', ');

/** The answer's decompressed body, as Chromium returns it. */
function decoded(answer: Answer): Readable {
  const decoder = DECODERS[answer.headers['content-encoding'] ?? ''];
  return decoder ? pipeline(answer, decoder(), () => undefined) : answer;
}

/** Decodes the bytes of a head as UTF-8, as Electron does; Node decodes them as Latin-1. */
const inUtf8 = (value: string): string => Buffer.from(value, 'latin1').toString();

function headOf({ statusCode, statusMessage = '', headers }: Answer) {
  const read = Object.entries(headers).map(([name, value = '']) => [
    name,
    Array.isArray(value) ? value.map(inUtf8) : inUtf8(value),
  ]);
  return { statusCode, statusMessage: inUtf8(statusMessage), headers: Object.fromEntries(read) };
}

/** The answer as a new Readable with the members and events of Electron's answer, without Node's own. */
function messageOf(answer: Answer, fail: (error: Error) => void): Readable {
  const body = decoded(answer);
  const message = new Readable({ read: () => void body.resume() });
  body.on('data', (chunk: Buffer) => {
    if (!message.push(chunk)) body.pause();
  });
  body.on('end', () => message.push(null));
  body.on('error', fail);
  return Object.assign(message, headOf(answer));
}

type Parts = {
  online: () => boolean;
  /** Aborted when the program has ended: what then happens to the request is told nobody. */
  over: AbortSignal;
  inChromiumsWords: InChromiumsWords;
  proxies: Pick<HostProxies, 'routeTo' | 'keep'>;
};

/**
 * A `ClientRequest` as `net.request` returns it. With chunked encoding the body streams; otherwise it is collected
 * first. The option `redirect` must refuse or report redirects; headers that Chromium reserves are refused, too. As in
 * Electron (`lib/common/api/net-client-request.ts`) the request is a Writable that is destroyed once its body is sent:
 * "close" then comes before the answer, and the answer of an aborted request emits only "close". A proxy's challenge is
 * emitted as "login"; if no listener answers it, the 407 is the answer.
 */
export function createClientRequest(
  { url = '', method = 'GET', headers = {}, redirect, credentials }: ClientRequestConstructorOptions,
  { online, over, inChromiumsWords, proxies }: Parts,
): ClientRequest {
  if ((redirect !== 'error' && redirect !== 'manual') || credentials !== 'omit')
    throw notOffered('net.request that follows or brings cookies');
  let body: ChunkedBody | undefined;
  let aborted = false;
  let dead = false;
  let message: Readable | undefined;
  const collected: Buffer[] = [];
  const outgoing = new Writable({
    autoDestroy: true,
    write: (chunk: Buffer, _encoding, written) => {
      if (body) return void body.write(chunk, written);
      collected.push(chunk);
      written();
    },
    final: (done) => {
      if (body) return void body.end(done);
      finish();
      done();
    },
  });
  const die = (error?: Error) => {
    if (dead || over.aborted) return;
    dead = true;
    if (outgoing.destroyed && error) outgoing.emit('error', error);
    outgoing.destroy(error);
    node.destroy();
    message?.destroy(error);
  };
  const fail = (error: Error) => die(inChromiumsWords(error));
  const pipe = {
    write: (chunk: Buffer) =>
      new Promise<void>((taken, refused) =>
        node.write(chunk, (error) => (error ? refused(new Error('mojo result not ok: 9')) : taken())),
      ),
    done: () => void node.end(),
  };
  /** Sends the collected body with its length. */
  const finish = () => {
    const whole = Buffer.concat(collected);
    if (whole.length > 0) node.setHeader('Content-Length', whole.length);
    node.end(whole);
  };
  const heard = (answer: Answer) => {
    const { statusCode = 0 } = answer;
    if (statusCode >= 300 && statusCode < 400 && answer.headers.location !== undefined) {
      if (redirect === 'manual') {
        const to = new URL(answer.headers.location, url).href;
        outgoing.emit('redirect', statusCode, 'GET', to, answer.headers);
        return die(new Error('Redirect was cancelled'));
      }
      return die(new Error("Attempted to redirect, but redirect policy was 'error'"));
    }
    message = messageOf(answer, fail);
    outgoing.emit('response', message as unknown as IncomingMessage);
  };
  /** The proxy requires credentials: sends the request again with those that "login" supplies. */
  const challenged = (answer: Answer, route: NonNullable<Route>) => {
    proxies.keep(route, null);
    const give = (name?: string, password?: string) => {
      if (dead) return;
      if (name === undefined || password === undefined) return heard(answer);
      if (body) return die(new Error('net::ERR_UPLOAD_STREAM_REWIND_NOT_SUPPORTED'));
      answer.destroy();
      node = start({ ...route, authorization: basic(name, password) });
      finish();
    };
    if (!outgoing.emit('login', questionOf(route, answer.headers['proxy-authenticate'] ?? ''), give)) give();
  };
  const start = (route: Route) => {
    const [open, Agent] = url.startsWith('https:') ? [overHttps, HttpsAgent] : [overHttp, HttpAgent];
    // As Chromium does: a server that refuses before it has the whole body would otherwise close the connection, and
    // its answer would be lost.
    const agent = new Agent({ keepAlive: true });
    const { authorization } = route ?? {};
    const started = open(url, {
      method,
      headers: {
        'Accept-Encoding': acceptable(headers),
        ...headers,
        ...(authorization && { 'Proxy-Authorization': authorization }),
        ...(route && { Host: new URL(url).host }),
      },
      agent,
      signal: over,
      ...(route && { hostname: route.host, port: route.port, path: url }),
    });
    started.on('error', (error) => {
      if (started === node) fail(route && isRefused(error) ? new Error('net::ERR_PROXY_CONNECTION_FAILED') : error);
    });
    started.on('close', () => agent.destroy());
    started.on('response', (answer) => {
      if (route && answer.statusCode === 407) return challenged(answer, route);
      if (route?.authorization) proxies.keep(route, route.authorization);
      heard(answer);
    });
    return started;
  };
  let node = start(proxies.routeTo(url));
  if (!online()) queueMicrotask(() => die(new Error('net::ERR_INTERNET_DISCONNECTED')));
  if (Object.keys(headers).some((name) => OWN_HEADERS.test(name))) {
    queueMicrotask(() => die(new Error('net::ERR_INVALID_ARGUMENT')));
  }

  return offer<ClientRequest & { readonly _body?: ChunkedBody | undefined }>('ClientRequest', {
    get chunkedEncoding() {
      return body !== undefined;
    },
    set chunkedEncoding(value) {
      if (value) body = new ChunkedBody({ start: () => body?.startReading(pipe), isAborted: () => aborted });
    },
    get _body() {
      return body;
    },
    on(event: string, listener: (...args: never[]) => void) {
      outgoing.on(event, listener as (...args: unknown[]) => void);
      return this as ClientRequest;
    },
    write: (chunk, _encoding, written) => void outgoing.write(chunk, () => written?.()),
    end() {
      outgoing.end();
      return this as ClientRequest;
    },
    abort: () => {
      if (!aborted) process.nextTick(() => outgoing.emit('abort'));
      aborted = true;
      die();
    },
  });
}

const isRefused = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED';
