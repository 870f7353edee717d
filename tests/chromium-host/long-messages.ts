import { randomUUID } from 'node:crypto';
import type { ProtocolHandler } from './gateway.ts';
import type { HostMessage } from './page-world.ts';

/** Characters from which a message is long. */
const LONG = 50_000;

/**
 * Messages to a page that are too long for DevTools, which takes half a microsecond for a character where Electron's IPC
 * copies memory: the page loads them from its own origin.
 */
export type LongMessages = {
  /** The message as it goes over DevTools: itself, or where the page finds it. */
  shorten: (message: HostMessage) => HostMessage;
  /** Gives each long message once, and passes all other requests on. */
  before: (handler: ProtocolHandler) => ProtocolHandler;
};

export function createLongMessages(): LongMessages {
  const waiting = new Map<string, string>();
  return {
    shorten: (message) => {
      const text = message.type === 'reply' ? message.result : message.type === 'event' ? message.args : '';
      if (text.length < LONG) return message;
      const path = `/long-message-${randomUUID()}`;
      waiting.set(path, JSON.stringify(message));
      return { type: 'long', path };
    },
    before: (handler) => (request) => {
      const { pathname } = new URL(request.url);
      const text = waiting.get(pathname);
      if (text === undefined) return handler(request);
      waiting.delete(pathname);
      return new Response(text, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } });
    },
  };
}
