import { createCdp } from './cdp.ts';
import type { Chromium } from './chromium.ts';
import { socketTransport } from './transport.ts';

/**
 * Joins a running Chromium with a new browser context for this program, which ends with the program. The context's
 * proxy is at `gatewayPort`, so that each program answers its own `*.localhost`.
 */
export async function joinChromium({
  endpoint,
  gatewayPort,
}: {
  endpoint: string;
  gatewayPort: number;
}): Promise<Chromium> {
  const transport = await socketTransport(endpoint);
  const ended = Promise.withResolvers<void>();
  const cdp = createCdp({
    send: transport.send,
    listen: ({ message, closed }) =>
      transport.listen({
        message,
        closed: () => {
          closed();
          ended.resolve();
        },
      }),
  });
  const { browserContextId: context } = await cdp.browser.send('Target.createBrowserContext', {
    disposeOnDetach: true,
    proxyServer: `http://127.0.0.1:${gatewayPort}`,
    // Loopback addresses, too, which bypass a proxy by default.
    proxyBypassList: '<-loopback>',
  });
  return {
    cdp,
    context,
    endpoint: Promise.resolve(endpoint),
    ended: ended.promise,
    close: async () => {
      const disposed = cdp.browser.send('Target.disposeBrowserContext', { browserContextId: context });
      await Promise.race([disposed, ended.promise]);
      transport.close();
    },
  };
}
