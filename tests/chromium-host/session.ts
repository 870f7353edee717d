import type { Session } from 'electron';
import { createEvents } from './events.ts';
import { offer } from './guard.ts';

/**
 * `session.defaultSession`. Chromium without a person refuses every permission and the stand-in every download, so the
 * handlers that the program gives are taken and never asked.
 */
export function createSession(): { defaultSession: Session } {
  const events = createEvents<Session>('session', ['will-download']);
  const defaultSession = offer<Session>('session.defaultSession', {
    ...events.listening,
    setPermissionRequestHandler: () => {},
    setPermissionCheckHandler: () => {},
    setDevicePermissionHandler: () => {},
    setSpellCheckerEnabled: () => {},
  });
  return offer<{ defaultSession: Session }>('session', { defaultSession });
}
