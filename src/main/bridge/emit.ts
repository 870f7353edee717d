import { eventChannel } from '@shared/bridge/bridge.ts';
import type { BridgeEvents, EventName } from '@shared/bridge/events.ts';

/** What is used here of a window. */
type Receiver = { isDestroyed: () => boolean; webContents: { send: (channel: string, payload: unknown) => void } };

/** Tells every window of the program that something happened. */
export type Emit = <E extends EventName>(event: E, payload: BridgeEvents[E]) => void;

export const createEmit =
  (windows: () => readonly Receiver[]): Emit =>
  (event, payload) => {
    for (const window of windows()) {
      if (!window.isDestroyed()) window.webContents.send(eventChannel(event), payload);
    }
  };
