import { once } from 'node:events';
import type { Server } from 'node:http';

/** Opens a server on a free port of 127.0.0.1; returns its address with a trailing slash, and how to close it. */
export async function onLoopback(server: Server): Promise<{ url: string; close: () => Promise<void> }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
