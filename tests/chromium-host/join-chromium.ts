import { createCdp } from './cdp.ts';
import type { Chromium } from './chromium.ts';
import { socketTransport } from './transport.ts';

/** The proxy of a browser context, so that each program answers its own `*.localhost`; loopback addresses included. */
export const proxyAt = (port: number) => ({
  proxyServer: `http://127.0.0.1:${port}`,
  // They bypass a proxy by default.
  proxyBypassList: '<-loopback>',
});

/**
 * Joins a running Chromium. `place` is the port of the gateway of a new browser context, which ends with this program,
 * or an existing context, which the program leaves as it is.
 */
export async function joinChromium(
  endpoint: string,
  place: { gatewayPort: number } | { context: string; keeper: string | undefined },
): Promise<Chromium> {
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
  const joined = { cdp, endpoint: Promise.resolve(endpoint), ended: ended.promise };
  if ('context' in place) return { ...joined, ...place, close: async () => transport.close() };

  const { browserContextId: context } = await cdp.browser.send('Target.createBrowserContext', {
    disposeOnDetach: true,
    ...proxyAt(place.gatewayPort),
  });
  return {
    ...joined,
    context,
    close: async () => {
      const disposed = cdp.browser.send('Target.disposeBrowserContext', { browserContextId: context });
      await Promise.race([disposed, ended.promise]);
      transport.close();
    },
  };
}
