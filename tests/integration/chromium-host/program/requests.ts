import { net, session } from 'electron';

/** A request of the sample. */
export type Order = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** How many chunks of 64 KiB its body has, each written once the one before it was taken. Default: no body. */
  chunks?: number;
  /** Aborts it at the first data of the answer. Default: false. */
  abort?: boolean;
  /** What is to become of a redirect. Default: `error`. */
  redirect?: 'error' | 'manual';
  /** Names and passwords for the questions of a proxy, in turn; an empty one answers nothing. Default: nobody listens. */
  logins?: (readonly [name: string, password: string] | [])[];
  /** A body that is collected before it goes out. Default: none. */
  body?: string;
};

/** What was heard of a request, in order. */
export type Heard = {
  /** Events of request and answer: `request close`, `answer end`; an error's message stands behind it. */
  events: string[];
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
  /** How many chunks were taken. */
  taken: number;
};

const CHUNK = Buffer.alloc(64 * 1024, 'Mahalla ');
/** How long what is still to come of a request may take on a busy machine, in ms. */
const LATE_MS = 10_000;
/** How long something that must not come is waited for behind the end of a request, in ms. */
const QUIET_MS = 400;

/** Carries out a request by `net.request`, and tells what was heard to its end and shortly behind it. */
export function carryOut(order: Order): Promise<Heard> {
  const { url, method = 'GET', headers = {}, chunks = 0, abort = false, redirect = 'error', logins, body } = order;
  const heard: Heard = { events: [], status: 0, headers: {}, body: '', taken: 0 };
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
      });
      answer.on('aborted', () => hear('answer aborted'));
      answer.on('end', () => hear('answer end'));
      answer.on('error', (error: unknown) => hear(`answer error ${error instanceof Error ? error.message : error}`));
      // By its documentation a Readable, which its types do not say.
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

/** Lets every request go by a PAC script; gives the way to an address that the script names. */
export async function usePac(script: string, address: string): Promise<string> {
  await session.defaultSession.setProxy({
    mode: 'pac_script',
    pacScript: `data:application/x-ns-proxy-autoconfig,${encodeURIComponent(script)}`,
  });
  return session.defaultSession.resolveProxy(address);
}
