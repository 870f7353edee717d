import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Download } from '@shared/downloads.ts';
import { createApiClient } from '../../src/main/api/client.ts';
import { createStreamFetch } from '../../src/main/api/stream-fetch.ts';
import type { DownloadProgress } from '../../src/main/files/download-progress.ts';
import { createDownloads } from '../../src/main/files/downloads.ts';
import type { WebMark } from '../../src/main/files/web-mark.ts';
import { createSeal, type Seal } from '../../src/main/storage/sealed-bytes.ts';
import { createNet } from '../chromium-host/net.ts';
import { logLines } from './log-lines.ts';

export const INPUT = { path: 'api/v1/initiatives-excel', query: { board_id: 7 }, suggestedName: 'tashabbuslar.xlsx' };

/** A key that several programs of a test share, as the programs of one person's workstation do. */
export const sealOf = (owner: string): Seal => {
  const key = createHash('sha256').update(owner).digest();
  return createSeal({ make: async () => key, remove: async () => undefined });
};

type RigOptions = {
  url: string;
  folder: () => Promise<string>;
  owner?: () => string | null;
  /** Default: this computer's clock. */
  sureNow?: () => number | null;
  longMs?: number;
  idleMs?: number;
  mark?: WebMark;
  /** The person's answer when asked whether to open a table that the program itself wrote. */
  agrees?: boolean;
  onChange?: (list: Download[]) => void;
};

/** The program's downloads over a real client, with recorded effects and short waits. */
export function downloadRig({ url, folder, owner = () => 'salima', sureNow = Date.now, ...rest }: RigOptions) {
  const { mark = async () => undefined, agrees = true, onChange, ...times } = rest;
  const questions: string[] = [];
  const { log, lines } = logLines();
  const opened: string[] = [];
  const shown: string[] = [];
  const changes: Download[][] = [];
  const told = new EventEmitter();
  const progress: DownloadProgress[] = [];
  const longEnds: Download[] = [];
  const { net } = createNet();
  const api = createApiClient({
    apiUrl: url,
    fetch,
    streamFetch: createStreamFetch((options) => net.request(options)),
    accessToken: () => 'token-1',
    onUnauthorized: () => undefined,
    log,
    limits: { backoffMs: 1 },
  });
  const downloads = createDownloads({
    api,
    folder,
    owner,
    sureNow,
    sealOf,
    openPath: async (path) => {
      opened.push(path);
      return path.endsWith('.pdf') ? 'no program for it' : '';
    },
    showItemInFolder: (path) => shown.push(path),
    mark,
    mayOpenOwn: async (name) => {
      questions.push(name);
      return agrees;
    },
    onChange: (list) => {
      changes.push(list);
      onChange?.(list);
      told.emit('change');
    },
    onProgress: (value) => progress.push(value),
    onLongEnd: (download) => longEnds.push(download),
    log,
    backoffMs: 4,
    ...times,
  });
  const find = (id: string) => downloads.list().find((download) => download.id === id);
  /** Returns the download once it is no longer running. */
  async function ended(id: string): Promise<Download> {
    for (;;) {
      const download = find(id);
      if (!download) throw new Error('forgotten');
      if (download.state !== 'running') return download;
      await once(told, 'change');
    }
  }
  const fetchFile = (input = INPUT) => ended(downloads.start(input).id);
  return { downloads, ended, find, fetchFile, opened, shown, questions, changes, progress, longEnds, lines };
}
