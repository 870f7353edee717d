import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import { AppError } from '@shared/errors.ts';
import type { UploadProgress } from '@shared/files.ts';
import { afterEach, beforeEach } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createSendBody } from '../../../../src/main/api/send-body.ts';
import { createIntake } from '../../../../src/main/files/intake.ts';
import { createUploads, type UploadLimits } from '../../../../src/main/files/upload.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { json } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { startUploadServer, type UploadServer } from './upload-server.ts';

type Watch = Parameters<typeof startUploadServer>[0];

export const MIB = 1024 * 1024;
export const RULE: DropRule = { accept: ['xlsx', 'csv', 'pdf'], maxBytes: 2048 * MIB };

/** A server that accepts every upload. */
export const accept: Watch = { onEnd: (_received, _request, response) => json(response, { total: 1 }) };

/** A table of this many bytes. */
export const rows = (bytes: number): Buffer => Buffer.alloc(bytes, 'Yangi buyurtmachi;301234567;OTHERS\n');

/** The error of work that must fail. */
export async function failure(work: Promise<unknown>): Promise<AppError> {
  const thrown = await work.then(
    () => new Error('the upload succeeded'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw thrown;
  return thrown;
}

/** For each test of a file: its own folder, servers that are closed after it, and the uploads of the main process. */
export function uploadsForEach() {
  let folder: string;
  const servers: UploadServer[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upload-'));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  });
  const pathOf = (name: string) => join(folder, name);

  async function serve(watch: Watch): Promise<UploadServer> {
    const server = await startUploadServer(watch);
    servers.push(server);
    return server;
  }

  function setUp(apiUrl: string, limits: Partial<UploadLimits> = {}, token = 'token-1') {
    const { log, lines } = logLines();
    const unauthorized: string[] = [];
    const progress: UploadProgress[] = [];
    const { net, setOnline } = createNet();
    const api = createApiClient({
      apiUrl,
      fetch,
      accessToken: () => token,
      onUnauthorized: (refused) => unauthorized.push(refused),
      log,
    });
    const intake = createIntake({ log });
    const uploads = createUploads({
      api,
      sendBody: createSendBody((options) => net.request(options)),
      intake,
      onProgress: (state) => progress.push(state),
      log,
      limits: { retryMs: 5, ...limits },
    });
    async function choose(name: string, content: Buffer | string): Promise<string> {
      await writeFile(pathOf(name), content);
      const [file] = await intake.take([pathOf(name)], RULE);
      if (!file || file.problem) throw new Error(`not usable: ${file?.problem}`);
      return file.id;
    }
    const send = (chosen: string | readonly string[], more: Partial<Parameters<typeof uploads.send>[0]> = {}) =>
      uploads.send({
        uploadId: 'u1',
        fileIds: [chosen].flat(),
        method: 'POST',
        path: 'api/v1/customers/excel',
        field: 'file',
        repeatable: false,
        ...more,
      });
    return { uploads, intake, choose, send, progress, unauthorized, lines, setOnline };
  }
  return { pathOf, serve, setUp };
}
