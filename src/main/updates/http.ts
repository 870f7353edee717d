import type { RequestOptions } from 'node:http';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor';

/** Electron's `ClientRequest`. */
type ClientRequest = ReturnType<ElectronHttpExecutor['createRequest']>;

type RequestFacts = {
  url: string;
  method: string;
  headers: Record<string, string>;
  redirect: 'error';
  credentials: 'omit';
  cache: 'no-store';
};

/** Electron's `net.request`. */
export type OpenUpdateRequest = (options: RequestFacts) => ClientRequest;

/** Time without a byte after which a connection counts as dead, in ms. */
const IDLE_MS = 60_000;

/** A header of the updater by which the server could recognise each installation. */
const STAGING_ID = 'x-user-staging-id';

/**
 * The updater's requests over the program's own network stack (proxy, certificates): no redirects, so that no answer
 * leads away from https, no cookies, nothing that identifies the workstation, and a timeout for stalled connections.
 */
export class UpdateRequests extends ElectronHttpExecutor {
  readonly #open: OpenUpdateRequest;
  readonly #idleMs: number;

  constructor(open: OpenUpdateRequest, idleMs = IDLE_MS) {
    super();
    this.#open = open;
    this.#idleMs = idleMs;
  }

  override createRequest(
    { protocol, hostname, port, path, method, headers }: RequestOptions,
    callback: (response: unknown) => void,
  ): ClientRequest {
    const sent = Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== STAGING_ID);
    const request = this.#open({
      url: `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`,
      method: method ?? 'GET',
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
    });
    request.on('response', callback);
    return request;
  }

  override addErrorAndTimeoutHandlers(request: ClientRequest, reject: (error: Error) => void): void {
    const expire = () => {
      reject(new Error('net::ERR_TIMED_OUT'));
      request.abort();
    };
    const silence = setTimeout(expire, this.#idleMs);
    const end = () => clearTimeout(silence);
    request.on('error', (error) => {
      end();
      reject(error);
    });
    request.on('response', (response) => {
      response.on('data', () => silence.refresh());
      response.on('end', end);
      response.on('error', end);
    });
  }
}
