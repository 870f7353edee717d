import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents, WebFrameMain } from 'electron';
import { offer } from './guard.ts';

type Handle = IpcMain['handle'];
type Handler = Parameters<Handle>[1];

/** The sender of a message: the page's contents and its frame at that time. */
type Sender = { contents: WebContents; frame: WebFrameMain };

export type Ipc = {
  ipcMain: IpcMain;
  /** Handles a page's `invoke`; rejects as Electron does. */
  invoke: (sender: Sender, channel: string, args: unknown[]) => Promise<unknown>;
  send: (sender: Sender, channel: string, args: unknown[]) => void;
};

/** `ipcMain`, and the functions that deliver the pages' messages to it. */
export function createIpc(): Ipc {
  const handlers = new Map<string, Handler>();
  const listeners = new Map<string, Set<(event: IpcMainEvent, ...args: unknown[]) => void>>();

  const register = (channel: string, handler: Handler) => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  };
  const on = (channel: string, listener: (event: IpcMainEvent, ...args: unknown[]) => void) => {
    const known = listeners.get(channel) ?? new Set();
    listeners.set(channel, known.add(listener));
    return ipcMain;
  };
  const off = (channel: string, listener: (event: IpcMainEvent, ...args: unknown[]) => void) => {
    listeners.get(channel)?.delete(listener);
    return ipcMain;
  };
  const ipcMain: IpcMain = offer<IpcMain>('ipcMain', {
    handle: register,
    removeHandler: (channel) => void handlers.delete(channel),
    on,
    addListener: on,
    off,
    removeListener: off,
  });

  return {
    ipcMain,
    invoke: async ({ contents, frame }, channel, args) => {
      const handler = handlers.get(channel);
      try {
        if (!handler) throw new Error(`No handler registered for '${channel}'`);
        return await handler(
          offer<IpcMainInvokeEvent>('IpcMainInvokeEvent', { sender: contents, senderFrame: frame, type: 'frame' }),
          ...args,
        );
      } catch (thrown) {
        throw new Error(`Error invoking remote method '${channel}': ${thrown}`);
      }
    },
    send: ({ contents, frame }, channel, args) => {
      const event = offer<IpcMainEvent>('IpcMainEvent', { sender: contents, senderFrame: frame, type: 'frame' });
      for (const listener of listeners.get(channel) ?? []) listener(event, ...args);
    },
  };
}
