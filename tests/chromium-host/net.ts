import type { Net } from 'electron';
import { createClientRequest } from './client-request.ts';
import { notOffered, offer } from './guard.ts';
import { createProxies, type HostProxies } from './proxy.ts';

/** Chromium's error names by the error codes of Node's fetch and sockets. */
const ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  UND_ERR_SOCKET: 'ERR_EMPTY_RESPONSE',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  UND_ERR_CONNECT_TIMEOUT: 'ERR_CONNECTION_TIMED_OUT',
  ETIMEDOUT: 'ERR_CONNECTION_TIMED_OUT',
  CERT_HAS_EXPIRED: 'ERR_CERT_DATE_INVALID',
  CERT_NOT_YET_VALID: 'ERR_CERT_DATE_INVALID',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ERR_CERT_AUTHORITY_INVALID',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ERR_CERT_COMMON_NAME_INVALID',
};

export type HostNet = {
  net: Net;
  setOnline: (online: boolean) => void;
  /** The program has ended: its requests end unheard, and no other begins. Its process may outlive it (`again.ts`). */
  end: () => void;
};

/** `net`: Node's fetch and sockets with Chromium's error names. No cache, no cookies; `fetch` knows no proxy. */
export function createNet(proxies: HostProxies = createProxies()): HostNet {
  let online = true;
  const over = new AbortController();
  return {
    end: () => over.abort(),
    setOnline: (now) => {
      online = now;
    },
    net: offer<Net>('net', {
      get online() {
        return online;
      },
      isOnline: () => online,
      fetch: async (input, init) => {
        if (!online) throw new Error('net::ERR_INTERNET_DISCONNECTED');
        try {
          return await fetch(input, init);
        } catch (error) {
          throw error instanceof Error ? inChromiumsWords(error) : error;
        }
      },
      request: (options) => {
        if (typeof options === 'string') throw notOffered('net.request without options');
        return createClientRequest(options, { online: () => online, over: over.signal, inChromiumsWords, proxies });
      },
    }),
  };
}

/** Node's fetch wraps the socket's error as `cause`; Node's sockets throw it directly. */
function inChromiumsWords(error: Error): Error {
  const { code } = ((error instanceof TypeError ? error.cause : error) ?? {}) as { code?: string };
  if (code === undefined && error.message !== 'fetch failed') return error;
  if (error.message.startsWith('net::')) return error;
  return new Error(`net::${ERRORS[code ?? ''] ?? 'ERR_FAILED'}`, { cause: error });
}
