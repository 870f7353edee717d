import { createApiClient } from '../../../src/main/api/client.ts';
import { createLog } from '../../../src/main/diagnostics/log.ts';
import { createDownloads } from '../../../src/main/files/downloads.ts';

/** Downloads one file: `node download-child.ts API-URL FOLDER`. Prints how it ended, as JSON. */
const [apiUrl = '', folder = ''] = process.argv.slice(2);
const log = createLog(() => undefined);
const api = createApiClient({ apiUrl, fetch, accessToken: () => null, onUnauthorized: () => undefined, log });
const downloads = createDownloads({
  api,
  folder: async () => folder,
  openPath: async () => '',
  showItemInFolder: () => undefined,
  onChange: ([download]) => {
    if (download && download.state !== 'running') console.log(JSON.stringify(download));
  },
  onProgress: () => undefined,
  log,
});
downloads.start({ path: 'api/v1/initiatives-excel', suggestedName: 'tashabbuslar.xlsx' });
