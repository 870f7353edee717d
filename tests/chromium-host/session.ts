import type { Session } from 'electron';
import { createEvents } from './events.ts';
import { notOffered, offer } from './guard.ts';
import type { HostProxies } from './proxy.ts';

/**
 * `session.defaultSession`. Chromium without a user refuses every permission and the stand-in every download, so the
 * program's handlers are accepted and never called.
 */
export function createSession(proxies: HostProxies): { defaultSession: Session } {
  const events = createEvents<Session>('session', ['will-download']);
  const defaultSession = offer<Session>('session.defaultSession', {
    ...events.listening,
    clearAuthCache: async () => proxies.forget(),
    setPermissionRequestHandler: () => {},
    setPermissionCheckHandler: () => {},
    setDevicePermissionHandler: () => {},
    setSpellCheckerEnabled: () => {},
    setProxy: async ({ mode, pacScript = '' }) => {
      const [, text] = /^data:[^,]*,(.*)$/s.exec(pacScript) ?? [];
      if (mode !== 'pac_script' || text === undefined) throw notOffered('setProxy without a script in its address');
      proxies.takeScript(decodeURIComponent(text));
    },
    resolveProxy: async (url) => {
      const route = proxies.routeTo(url);
      return route ? `PROXY ${route.host}:${route.port}` : 'DIRECT';
    },
  });
  return offer<{ defaultSession: Session }>('session', { defaultSession });
}
