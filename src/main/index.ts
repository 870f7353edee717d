import { app } from 'electron';
import { beforeReady, ready, shutdown } from './bootstrap.ts';
import { ownScheme } from './ports/own-scheme.ts';
import { openKeychain } from './storage/keychain.ts';

const log = beforeReady();

// A second instance shows the first one's window and ends.
if (app.requestSingleInstanceLock()) void run();
else app.quit();

async function run(): Promise<void> {
  app.on('window-all-closed', () => app.quit());
  // A link may arrive before the program is ready: on macOS as an event, elsewhere as an argument of a second instance.
  const early: string[] = [];
  let receive = (texts: readonly string[]): void => void early.push(...texts);
  app.on('open-url', (event, url) => {
    event.preventDefault();
    receive([url]);
  });
  let show = (): void => undefined;
  app.on('second-instance', (_event, argv) => {
    show();
    receive(argv);
  });
  // Chromium starts meanwhile: the keychain's answer is there before the first service asks for it.
  const keychain = openKeychain({ service: app.getName(), log: log.child('keychain') });
  await app.whenReady();
  const services = await ready(log, keychain);
  if (!services) return app.exit(1);

  receive = services.links.receive;
  receive([...process.argv, ...early]);
  void ownScheme(log.child('links'));
  ({ show } = services.window);
  app.on('activate', show);

  let stopped = false;
  app.on('will-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    void shutdown(services, log).then(() => {
      stopped = true;
      app.quit();
    });
  });
}
