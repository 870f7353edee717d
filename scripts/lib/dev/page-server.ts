import { realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type InlineConfig, mergeConfig } from 'vite';
import { root } from '../project.ts';
import { iconsApart } from '../vite/icons-apart.ts';
import { keepAddress } from './keep-address.ts';

/** Vite's server of the page. */
export type PageServer = {
  /** Its address on this computer. */
  url: string;
  close: () => Promise<void>;
};

/** Serves the page from its sources. The program's own protocol handler asks this server (`src/main/page`). */
export async function startPageServer(config: InlineConfig): Promise<PageServer> {
  const server = createHttpServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const vite = await createServer(
    mergeConfig<InlineConfig, InlineConfig>(config, {
      cacheDir: join(root, '.cache', 'vite'),
      // The program replaces it with the nonce of each answer.
      html: { cspNonce: '%NONCE%' },
      plugins: [keepAddress, iconsApart],
      server: {
        middlewareMode: true,
        // The page has another origin: it must be told where its messages come from.
        ws: { server, protocol: 'ws', host: '127.0.0.1', clientPort: port },
        fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      },
    }),
  );
  server.on('request', vite.middlewares);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await vite.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
