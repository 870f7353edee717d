import { join } from 'node:path';
import { createApiClient } from '../../src/main/api/client.ts';
import { createStreamFetch } from '../../src/main/api/stream-fetch.ts';
import { createLog } from '../../src/main/diagnostics/log.ts';
import { createDownloads } from '../../src/main/files/downloads.ts';
import type { Download } from '../../src/shared/downloads.ts';
import { createNet } from '../../tests/chromium-host/net.ts';
import { sealOf } from '../../tests/support/download-rig.ts';

/**
 * Downloads two files and then a large one: `node download-child.ts URL FOLDER`. Prints as JSON the time of the large
 * download in ms, and the peak growth of memory since the first download in bytes.
 */
const [apiUrl = '', folder = ''] = process.argv.slice(2);
const SAMPLE_MS = 20;
const log = createLog(() => undefined);
const { net } = createNet();
const streamFetch = createStreamFetch((options) => net.request(options));
const api = createApiClient({
  apiUrl,
  fetch,
  streamFetch,
  accessToken: () => 'token-1',
  onUnauthorized: () => undefined,
  log,
});
let ended: (download: Download) => void = () => undefined;
const downloads = createDownloads({
  api,
  folder: async () => folder,
  owner: () => 'bench',
  sureNow: Date.now,
  sealOf,
  openPath: async () => '',
  showItemInFolder: () => undefined,
  mark: async () => undefined,
  mayOpenOwn: async () => true,
  onChange: (list) => {
    const last = list.at(-1);
    if (last && last.state !== 'running') ended(last);
  },
  onProgress: () => undefined,
  onLongEnd: () => undefined,
  log,
});

async function fetchFile(size: 'first' | 'small' | 'large'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Download>();
  ended = resolve;
  downloads.start({ path: `api/${size}`, suggestedName: size });
  const { state, error } = await promise;
  if (state !== 'done') throw new Error(`${join(folder, size)}: ${state} ${JSON.stringify(error)}`);
}

// Not a cold start: the first download loads the code and the second compiles it, as on a working day.
await fetchFile('first');
const before = process.memoryUsage.rss();
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_MS);
await fetchFile('small');
const startedAt = performance.now();
await fetchFile('large');
const ms = performance.now() - startedAt;
clearInterval(sampling);
console.log(JSON.stringify({ ms, growth: Math.max(peak, process.memoryUsage.rss()) - before }));
