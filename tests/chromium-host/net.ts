import type { Net } from 'electron';
import { offer } from './guard.ts';

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

/** `net`: Node's fetch, whose failures are named as Chromium names them. No proxy, no cache, no cookies. */
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
          throw inChromiumsWords(error);
        }
      },
    }),
  };
}

function inChromiumsWords(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const { code } = (error.cause ?? {}) as { code?: string };
  if (code === undefined && error.message !== 'fetch failed') return error;
  return new Error(`net::${ERRORS[code ?? ''] ?? 'ERR_FAILED'}`, { cause: error });
}
