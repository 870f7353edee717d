import { join } from 'node:path';
import { createServer } from 'vite';
import { galleryConfig } from '../tests/gallery/config.ts';
import { root } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';

/** `npm run gallery`: the primitives of the kit on one page, served while one works on them; Ctrl+C ends it. */
await reportFailure(async () => {
  const server = await createServer({
    ...galleryConfig(join(root, 'tests', 'gallery')),
    server: { host: '127.0.0.1' },
  });
  await server.listen();
  server.printUrls();
});
