import type { App, Session } from 'electron';
import { isAppUrl } from '../addresses/app-address.ts';
import type { Log } from '../diagnostics/log.ts';

/**
 * Denies every page of this program, whatever its content: leaving the app's origin, opening windows, embedding other
 * pages, using the camera or the location, downloading files. Chromium alone judges certificates.
 */
export function guardContents(app: App, log: Log): void {
  app.on('web-contents-created', (_event, contents) => {
    const refuse = (what: string, address: string) => log.warn(what, { address: address.slice(0, 200) });
    contents.on('will-frame-navigate', (event) => {
      if (event.isMainFrame && isAppUrl(event.url)) return;
      event.preventDefault();
      refuse('navigation refused', event.url);
    });
    contents.on('will-redirect', (event) => {
      if (isAppUrl(event.url)) return;
      event.preventDefault();
      refuse('redirection refused', event.url);
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    // The page's allowlist forbids WebRTC altogether; should that fail, packets go through the proxy or nowhere.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
    contents.setWindowOpenHandler(({ url }) => {
      refuse('new window refused', url);
      return { action: 'deny' };
    });
  });
}

/** Refuses all permissions and downloads in a Chromium session; part of the guards. */
export function guardSession(session: Session, log: Log): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    log.warn('permission refused', { permission });
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
}
