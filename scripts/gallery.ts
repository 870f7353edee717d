import { join } from 'node:path';
import { createServer } from 'vite';
import { galleryConfig } from '../tests/gallery/config.ts';
import { root } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';

/** `npm run gallery`: serves the primitives of the kit on one page during development; Ctrl+C ends it. */
await reportFailure(async () => {
  const server = await createServer({
    ...galleryConfig(join(root, 'tests', 'gallery')),
    server: { host: '127.0.0.1' },
  });
  await server.listen();
  server.printUrls();
});
