import { app } from 'electron';
import { beforeReady, ready, shutdown } from './bootstrap.ts';

const log = beforeReady();

// A second start shows the window of the first one and ends.
if (app.requestSingleInstanceLock()) void run();
else app.quit();

async function run(): Promise<void> {
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();
  const services = await ready(log);
  if (!services) return app.exit(1);

  app.on('second-instance', services.window.show);
  app.on('activate', services.window.show);

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
