import type { Net } from 'electron';
import { createClientRequest } from './client-request.ts';
import { notOffered, offer } from './guard.ts';

/** Chromium's names of what Node's fetch fails with. */
const ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  UND_ERR_SOCKET: 'ERR_EMPTY_RESPONSE',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  UND_ERR_CONNECT_TIMEOUT: 'ERR_CONNECTION_TIMED_OUT',
  ETIMEDOUT: 'ERR_CONNECTION_TIMED_OUT',
};

export type HostNet = { net: Net; setOnline: (online: boolean) => void };

/** `net`: Node's fetch and sockets, whose failures are named as Chromium names them. No proxy, no cache, no cookies. */
export function createNet(): HostNet {
  let online = true;
  return {
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
        return createClientRequest(options, { online: () => online, inChromiumsWords });
      },
    }),
  };
}

/** Node's fetch hides the socket's error in `cause`; its sockets throw it as it is. */
function inChromiumsWords(error: Error): Error {
  const { code } = ((error instanceof TypeError ? error.cause : error) ?? {}) as { code?: string };
  if (code === undefined && error.message !== 'fetch failed') return error;
  return new Error(`net::${ERRORS[code ?? ''] ?? 'ERR_FAILED'}`, { cause: error });
}
