import type { App, Session } from 'electron';
import { isAppUrl } from '../addresses/app-address.ts';
import type { Log } from '../diagnostics/log.ts';

/**
 * What no page of this program may ever do, whatever it contains: leave the app's origin, open windows, embed other
 * pages, ask for the camera or the place, store files by itself. Certificates are judged by Chromium alone.
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
    contents.setWindowOpenHandler(({ url }) => {
      refuse('new window refused', url);
      return { action: 'deny' };
    });
  });
}

/** The part of the guards that a Chromium session keeps: permissions and downloads, all refused. */
export function guardSession(session: Session, log: Log): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    log.warn('permission refused', { permission });
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
}
