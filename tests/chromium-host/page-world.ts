import type { ContextMenuReport } from './page-context-menu.ts';
import type { Wire } from './wire.ts';

/** From the page to the stand-in. `files`: placeholders in the arguments, to be replaced by the files' paths. */
export type PageMessage =
  | { type: 'hello' }
  | { type: 'invoke'; id: number; channel: string; args: string; files: string[] }
  | { type: 'send'; channel: string; args: string; files: string[] }
  | { type: 'key'; key: string; code: string; ctrl: boolean; shift: boolean; alt: boolean; meta: boolean }
  | { type: 'resize' }
  | { type: 'zoom'; direction: 'in' | 'out' }
  | { type: 'context-menu'; params: ContextMenuReport }
  | { type: 'open'; url: string; frameName: string; features: string }
  | { type: 'preload-error'; message: string; stack: string };

type ShortMessage =
  | { type: 'event'; channel: string; args: string }
  | { type: 'reply'; id: number; result: string; beside?: readonly string[] }
  | { type: 'failure'; id: number; message: string }
  | { type: 'online'; online: boolean };

/** From the stand-in to the page; what is long in a message is at paths. */
export type HostMessage =
  | ShortMessage
  | { type: 'long'; message: ShortMessage; field: 'args' | 'result' | 'beside'; paths: readonly string[] };

export type PageWorld = {
  receive: (message: HostMessage) => void;
  /** The file behind a placeholder. */
  file: (placeholder: string) => File | undefined;
};

/**
 * Runs in the page before anything else: provides `electron` (contextBridge, ipcRenderer, webUtils) to the preload and
 * not to the page. Refers to nothing outside itself, because its source is sent to Chromium.
 */
export function createPageWorld({
  wire,
  post,
  preload,
}: {
  wire: Wire;
  post: (message: PageMessage) => void;
  preload: (require: (name: string) => unknown, module: object, exports: object) => void;
}): PageWorld {
  type Listener = (...args: unknown[]) => void;
  const listeners = new Map<string, Set<Listener>>();
  const replies = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const files = new Map<string, File>();
  // Random, so that an answer to a call of the previous document matches no call of this one.
  let lastId = Math.floor(Math.random() * 2 ** 50);

  const guarded = <T extends object>(name: string, members: T): T =>
    new Proxy(members, {
      get: (target, key) => {
        if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key);
        throw new Error(`chromium-host: ${name}.${key} is not offered`);
      },
    });

  const outgoing = (args: unknown[]) => {
    const text = wire.encode(args);
    return { args: text, files: Array.from(files.keys()).filter((placeholder) => text.includes(placeholder)) };
  };
  const remove = (channel: string, listener: Listener) => {
    for (const known of listeners.get(channel) ?? []) {
      if (known === listener || (known as { original?: Listener }).original === listener) {
        listeners.get(channel)?.delete(known);
      }
    }
    return ipcRenderer;
  };
  const add = (channel: string, listener: Listener) => {
    const known = listeners.get(channel) ?? new Set();
    listeners.set(channel, known.add(listener));
    return ipcRenderer;
  };
  const ipcRenderer: object = guarded('ipcRenderer', {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        post({ type: 'invoke', id, channel, ...outgoing(args) });
        replies.set(id, { resolve, reject });
      }),
    send: (channel: string, ...args: unknown[]) => post({ type: 'send', channel, ...outgoing(args) }),
    on: add,
    addListener: add,
    once: (channel: string, listener: Listener) => {
      const once: Listener = (...args) => {
        remove(channel, once);
        listener(...args);
      };
      return add(channel, Object.assign(once, { original: listener }));
    },
    off: remove,
    removeListener: remove,
    removeAllListeners: (channel: string) => {
      listeners.delete(channel);
      return ipcRenderer;
    },
  });

  /** A value as it crosses the context bridge: copied, functions and promises wrapped. */
  const cross = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return (...args: unknown[]) => {
        try {
          return cross(value(...args.map(cross)));
        } catch (error) {
          throw new Error(error instanceof Error ? error.message : String(error));
        }
      };
    }
    if (typeof value === 'symbol') throw new Error('Unsupported type: a symbol cannot cross the context bridge');
    if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Node) return value;
    if (value instanceof Promise) return value.then(cross, (error) => Promise.reject(cross(error)));
    if (value instanceof Error) return new Error(value.message);
    if (Array.isArray(value)) return value.map(cross);
    if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cross(field)]));
  };
  const freeze = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) for (const field of Object.values(value)) freeze(field);
    return Object.freeze(value);
  };
  const contextBridge = guarded('contextBridge', {
    exposeInMainWorld: (name: string, api: unknown) => {
      if (name in window) throw new Error(`Cannot bind an API on top of an existing property on the window object`);
      Object.defineProperty(window, name, { value: freeze(cross(api)), enumerable: true });
    },
  });

  const webUtils = guarded('webUtils', {
    // Only the browser's process knows the path, and Electron's call is synchronous: returns a placeholder, which the
    // stand-in replaces in messages to the main process.
    getPathForFile: (file: File) => {
      const placeholder = `chromium-host-file:${crypto.randomUUID()}`;
      files.set(placeholder, file);
      return placeholder;
    },
  });

  const electron = guarded('electron', { contextBridge, ipcRenderer, webUtils });
  const require = (name: string) => {
    if (name === 'electron') return electron;
    throw new Error(`module not found: ${name} (a sandboxed preload requires electron only)`);
  };

  // Menu accelerators come after the page's own handlers, and not for a key press whose default the page prevented.
  addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey } = event;
    setTimeout(() => {
      if (event.defaultPrevented) return;
      post({ type: 'key', key, code, ctrl: ctrlKey, shift: shiftKey, alt: altKey, meta: metaKey });
    });
  });
  addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    setTimeout(() => {
      if (!event.defaultPrevented) post({ type: 'zoom', direction: event.deltaY < 0 ? 'in' : 'out' });
    });
  });
  addEventListener('resize', () => post({ type: 'resize' }));
  // As in Electron if the program denies the window.
  window.open = (url = 'about:blank', frameName = '', features = '') => {
    post({ type: 'open', url: new URL(url, location.href).href, frameName, features });
    return null;
  };

  const deliver = (message: ShortMessage) => {
    if (message.type === 'event') {
      const args = wire.decode(message.args) as unknown[];
      const event = guarded('IpcRendererEvent', { sender: ipcRenderer });
      for (const listener of Array.from(listeners.get(message.channel) ?? [])) listener(event, ...args);
      return;
    }
    if (message.type === 'online') {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => message.online });
      dispatchEvent(new Event(message.online ? 'online' : 'offline'));
      return;
    }
    const reply = replies.get(message.id);
    replies.delete(message.id);
    if (message.type === 'reply') reply?.resolve(wire.decode(message.result, message.beside));
    else reply?.reject(new Error(message.message));
  };
  const load = window.fetch.bind(window);
  /** The message with its long texts; undefined if the program has ended meanwhile. */
  const loaded = async ({ message, field, paths }: Extract<HostMessage, { type: 'long' }>) => {
    try {
      const texts = await Promise.all(paths.map((path) => load(path).then((answer) => answer.text())));
      return { ...message, [field]: field === 'beside' ? texts : texts[0] } as ShortMessage;
    } catch {
      return undefined;
    }
  };
  /** Pending while a long message is on its way: as in Electron, those after it wait for it. */
  let earlier: Promise<void> | undefined;
  const inTurn = async (before: Promise<void> | undefined, message: HostMessage) => {
    const whole = message.type === 'long' ? loaded(message) : message;
    await before?.catch(() => {});
    const here = await whole;
    if (here) deliver(here);
  };

  const world: PageWorld = {
    receive: (message) => {
      if (message.type !== 'long' && !earlier) return deliver(message);
      const mine = inTurn(earlier, message).finally(() => {
        if (earlier === mine) earlier = undefined;
      });
      earlier = mine;
    },
    file: (placeholder) => files.get(placeholder),
  };

  try {
    const module = { exports: {} };
    preload(require, module, module.exports);
  } catch (thrown) {
    const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
    post({ type: 'preload-error', message, stack });
  }
  return world;
}
