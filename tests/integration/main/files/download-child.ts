import { createApiClient } from '../../../../src/main/api/client.ts';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createDownloads } from '../../../../src/main/files/downloads.ts';
import { sealOf } from '../../../support/download-rig.ts';

/** Downloads one file: `node download-child.ts API-URL FOLDER`. Prints each change as a line of JSON. */
const [apiUrl = '', folder = ''] = process.argv.slice(2);
const log = createLog(() => undefined);
const api = createApiClient({ apiUrl, fetch, accessToken: () => 'token-1', onUnauthorized: () => undefined, log });
const downloads = createDownloads({
  api,
  folder: async () => folder,
  owner: () => 'salima',
  sureNow: Date.now,
  sealOf,
  openPath: async () => '',
  showItemInFolder: () => undefined,
  mark: async () => undefined,
  mayOpenOwn: async () => true,
  onChange: ([download]) => console.log(JSON.stringify(download)),
  onProgress: () => undefined,
  onLongEnd: () => undefined,
  log,
});
downloads.start({ path: 'api/v1/initiatives-excel', suggestedName: 'tashabbuslar.xlsx' });
