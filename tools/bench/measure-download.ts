import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './statistics.ts';

const run = promisify(execFile);
const MIB = 1024 * 1024;
/** Sizes in MiB. */
const SIZES: Readonly<Record<string, number>> = { first: 1, small: 64, large: 500 };
const ROUNDS = 5;
const RESOLVE = join(import.meta.dirname, '../../tests/support/resolve-shared.ts');
const PROGRAM = join(import.meta.dirname, 'download-child.ts');

/** Medians over the rounds. */
export type DownloadFigures = {
  /** ms for 500 MiB over loopback, until all of it has reached the disk. */
  ours: number;
  /** ms until curl has passed the whole file to the operating system. */
  curl: number;
  /** ms until curl's file has reached the disk. */
  curlOnDisk: number;
  /** Growth of the program meanwhile, in bytes. */
  growth: number;
};

/** The program's download manager, in its own process, and curl, in interleaved rounds. */
export async function measureDownloads(): Promise<DownloadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-download-'));
  const { url, close } = await serve();
  const rounds: DownloadFigures[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const curl = await byCurl(url, join(folder, 'curl'));
      // Otherwise the disk would still be busy with curl's file.
      await rm(folder, { recursive: true, force: true });
      rounds.push({ ...curl, ...(await byOurs(url, join(folder, 'ours'))) });
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    close();
    await rm(folder, { recursive: true, force: true });
  }
  const middle = (name: keyof DownloadFigures) => median(rounds.map((figures) => figures[name]));
  return {
    ours: middle('ours'),
    curl: middle('curl'),
    curlOnDisk: middle('curlOnDisk'),
    growth: middle('growth'),
  };
}

/** Serves the same MiB repeatedly, so that only the receiver uses the disk. */
async function serve(): Promise<{ url: string; close: () => void }> {
  const block = Buffer.alloc(MIB, 7);
  const server = createServer((request, response) => {
    let left = SIZES[/^\/api\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''] ?? 0;
    response.writeHead(200, { 'Content-Length': String(left * MIB), 'Accept-Ranges': 'bytes', ETag: '"1"' });
    const pour = () => {
      while (left > 0) {
        left -= 1;
        if (!response.write(block)) return;
      }
      response.end();
    };
    response.on('drain', pour);
    pour();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function byCurl(url: string, file: string): Promise<Pick<DownloadFigures, 'curl' | 'curlOnDisk'>> {
  const startedAt = performance.now();
  await run('curl', ['--silent', '--fail', '--create-dirs', '--output', file, `${url}api/large`]);
  const curl = performance.now() - startedAt;
  await run('sync', ['--data', file]);
  return { curl, curlOnDisk: performance.now() - startedAt };
}

async function byOurs(url: string, folder: string): Promise<Pick<DownloadFigures, 'ours' | 'growth'>> {
  const { stdout } = await run(process.execPath, ['--import', RESOLVE, PROGRAM, url, folder]);
  const { ms, growth } = JSON.parse(stdout) as { ms: number; growth: number };
  return { ours: ms, growth };
}
