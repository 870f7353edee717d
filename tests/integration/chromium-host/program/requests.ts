import { net, session } from 'electron';

/** A request of the sample. */
export type Order = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** Number of 64 KiB chunks of the body, each written once the one before it was taken. Default: no body. */
  chunks?: number;
  /** Aborts the request at the first data of the response. Default: false. */
  abort?: boolean;
  /** An address that is asked for at the first data of the response. Default: none. */
  tell?: string;
  /** How a redirect is handled. Default: `error`. */
  redirect?: 'error' | 'manual';
  /** Credentials for the logins of a proxy, in turn; an empty entry gives none. Default: no listener. */
  logins?: (readonly [name: string, password: string] | [])[];
  /** A body that is collected before it is sent. Default: none. */
  body?: string;
};

/** What was observed of a request, in order. */
export type Heard = {
  /** Events of request and response: `request close`, `answer end`; followed by the message of an error. */
  events: string[];
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
  /** How many chunks were taken. */
  taken: number;
  /** Errors of the stream inside a chunked request. */
  inner: string[];
};

const CHUNK = Buffer.alloc(64 * 1024, 'Mahalla ');
/** How long the next event of a request may take on a busy machine, in ms. */
const LATE_MS = 40_000;
/** How long to wait after the end of a request for events that must not come, in ms. */
const QUIET_MS = 400;

/** Sends a request by `net.request`; returns what was observed until shortly after its end. */
export function carryOut(order: Order): Promise<Heard> {
  const {
    url,
    method = 'GET',
    headers = {},
    chunks = 0,
    abort = false,
    tell,
    redirect = 'error',
    logins,
    body,
  } = order;
  const heard: Heard = { events: [], status: 0, headers: {}, body: '', taken: 0, inner: [] };
  const request = net.request({ url, method, headers, redirect, credentials: 'omit', cache: 'no-store' });
  return new Promise((resolve) => {
    let quiet = setTimeout(() => resolve(heard), LATE_MS);
    let isOver = false;
    const hear = (event: string) => {
      heard.events.push(event);
      const unanswered = !heard.events.includes('request response');
      isOver ||= event === 'answer close' || (unanswered && /^request (?:error|abort)/.test(event));
      clearTimeout(quiet);
      quiet = setTimeout(() => resolve(heard), isOver ? QUIET_MS : LATE_MS);
    };
    request.on('abort', () => hear('request abort'));
    request.on('close', () => hear('request close'));
    request.on('error', ({ message }) => hear(`request error ${message}`));
    request.on('response', (answer) => {
      Object.assign(heard, { status: answer.statusCode, headers: answer.headers });
      hear('request response');
      answer.on('data', (data) => {
        heard.body += data;
        if (abort) request.abort();
        if (tell) void net.fetch(tell);
      });
      answer.on('aborted', () => hear('answer aborted'));
      answer.on('end', () => hear('answer end'));
      answer.on('error', (error: unknown) => hear(`answer error ${error instanceof Error ? error.message : error}`));
      // A Readable according to its documentation, but not to its types.
      (answer as NodeJS.EventEmitter).on('close', () => hear('answer close'));
    });
    request.on('redirect', (status, _method, to) => {
      hear(`request redirect ${status} ${to}`);
      request.abort();
    });
    if (logins) {
      request.on('login', ({ isProxy, scheme, host, port, realm }, give) => {
        hear(`request login ${isProxy} ${scheme} ${host} ${port} ${realm}`);
        give(...(logins.shift() ?? []));
      });
    }
    if (body !== undefined) request.write(body);
    if (chunks === 0) return void request.end();
    request.chunkedEncoding = true;
    const { _body: inner } = request as { _body?: NodeJS.EventEmitter };
    inner?.on('error', ({ message }: Error) => heard.inner.push(message));
    const write = (left: number) => {
      if (left === 0) return void request.end();
      request.write(CHUNK, undefined, () => {
        heard.taken += 1;
        write(left - 1);
      });
    };
    write(chunks);
  });
}

/** Routes every request by a PAC script; returns the script's route to an address. */
export async function usePac(script: string, address: string): Promise<string> {
  await session.defaultSession.setProxy({
    mode: 'pac_script',
    pacScript: `data:application/x-ns-proxy-autoconfig,${encodeURIComponent(script)}`,
  });
  return session.defaultSession.resolveProxy(address);
}
