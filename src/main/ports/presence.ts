import { powerMonitor } from 'electron';

/** What the system says of a person at the workstation. */
export type Presence = {
  /** `idle`: nobody has touched a key or a pointer for so many seconds; `locked`: the screen is, where it can be known. */
  state: (seconds: number) => 'active' | 'idle' | 'locked' | 'unknown';
  /**
   * Listens for the lock of the screen (an event on Windows and macOS alone), for going to sleep and, in case the sleep
   * was not announced, for waking up: the idle time begins anew with the first key. Returns the function that stops.
   */
  onLeft: (listener: () => void) => () => void;
};

/** The presence of a person, from Electron's `powerMonitor`. */
export const presence: Presence = {
  state: (seconds) => powerMonitor.getSystemIdleState(seconds),
  onLeft: (listener) => {
    powerMonitor.on('lock-screen', listener);
    powerMonitor.on('suspend', listener);
    powerMonitor.on('resume', listener);
    return () => {
      powerMonitor.off('lock-screen', listener);
      powerMonitor.off('suspend', listener);
      powerMonitor.off('resume', listener);
    };
  },
};
