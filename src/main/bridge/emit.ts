import { eventChannel } from '@shared/bridge/bridge.ts';
import type { BridgeEvents, EventName } from '@shared/bridge/events.ts';

/** The part of Electron's `BrowserWindow` used here. */
type Receiver = { isDestroyed: () => boolean; webContents: { send: (channel: string, payload: unknown) => void } };

/** Sends an event to every window of the program. */
export type Emit = <E extends EventName>(event: E, payload: BridgeEvents[E]) => void;

/** Makes an `Emit` for the windows that exist at each call. */
export const createEmit =
  (windows: () => readonly Receiver[]): Emit =>
  (event, payload) => {
    for (const window of windows()) {
      if (!window.isDestroyed()) window.webContents.send(eventChannel(event), payload);
    }
  };
