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
  const kept = (text: string) => {
    const path = `/long-message-${randomUUID()}`;
    waiting.set(path, text);
    return path;
  };
  return {
    shorten: (message) => {
      if (message.type === 'reply' && message.beside?.length)
        return { type: 'long', message: { ...message, beside: [] }, field: 'beside', paths: message.beside.map(kept) };
      if (message.type === 'reply' && message.result.length >= LONG)
        return { type: 'long', message: { ...message, result: '' }, field: 'result', paths: [kept(message.result)] };
      if (message.type === 'event' && message.args.length >= LONG)
        return { type: 'long', message: { ...message, args: '' }, field: 'args', paths: [kept(message.args)] };
      return message;
    },
    before: (handler) => (request) => {
      const { pathname } = new URL(request.url);
      const text = waiting.get(pathname);
      if (text === undefined) return handler(request);
      waiting.delete(pathname);
      return new Response(text, {
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
  };
}
