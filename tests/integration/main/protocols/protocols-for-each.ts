import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChosenFile } from '@shared/files.ts';
import { PROTOCOL_BYTES, type ProtocolOrder, type ProtocolRun } from '@shared/protocols.ts';
import { afterEach, beforeEach } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createSendBody } from '../../../../src/main/api/send-body.ts';
import { createIntake } from '../../../../src/main/files/intake.ts';
import { createJournal } from '../../../../src/main/journal/journal.ts';
import { createFolderIntake, type TakeFolder } from '../../../../src/main/protocols/folder-intake.ts';
import { createProtocols } from '../../../../src/main/protocols/protocols.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { writePdf } from '../../../platform/files/documents/pdf.ts';
import { startPlatform } from '../../../platform/server.ts';
import type { Platform } from '../../../platform/types.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { ownerOf } from '../../../support/owner.ts';
import { signIn } from '../../../support/platform-client.ts';
import { sureTime } from '../../../support/sure-time.ts';
import { until } from '../../../support/until.ts';

export const RULE = { accept: ['pdf' as const], maxBytes: PROTOCOL_BYTES };
export const PROTOCOL = '/api/v1/districts/documents/protocol';
export const UPLOAD = '/api/v2/info/file/upload';

/** For each test: a stand-in platform, a folder of files, and programs that start and end over one profile. */
export function protocolsForEach() {
  let platform: Platform;
  let home: string;
  let board: number;
  const { keychain } = memoryKeychain();
  const ends: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'protocols-'));
    platform = await startPlatform();
    board = platform.find.season('review').id;
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await platform.close();
    await rm(home, { recursive: true, force: true });
  });

  /** The rows of the platform's list. */
  const rows = () =>
    platform.db
      .prepare(
        "SELECT id, district_id, file_id FROM district_documents WHERE type = 'protocol' AND board_id = ? ORDER BY id",
      )
      .all(board)
      .map((row) => ({ id: Number(row.id), district: Number(row.district_id), file: row.file_id as string | null }));
  const nameOf = (hash: string | null) =>
    hash === null ? null : (platform.db.prepare('SELECT name FROM files WHERE hash_id = ?').get(hash)?.name ?? 'other');

  /** Another office gives a district its own file, `abc`. */
  const replace = (row: number | undefined) =>
    platform.db.prepare("UPDATE district_documents SET file_id = 'abc' WHERE id = ?").run(Number(row));

  /** Writes a file of the folder that is sent. */
  async function write(name: string, content: Buffer | string = writePdf([name])): Promise<string> {
    const path = join(home, 'papka', name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, content);
    return path;
  }

  /** A start of the program over the one profile, with this person signed in. */
  async function start(options: { user?: string; pauses?: number[]; hasKeychain?: boolean } = {}) {
    const { user = 'admin', pauses = [5, 10, 20], hasKeychain = true } = options;
    const { log, lines } = logLines();
    const { token } = await signIn(platform, user);
    const session: { token: string | null } = { token };
    const { net, setOnline } = createNet();
    const api = createApiClient({
      apiUrl: platform.apiUrl,
      fetch,
      accessToken: () => session.token,
      onUnauthorized: () => {
        session.token = null;
        protocols.belongTo(null);
      },
      log,
      limits: { backoffMs: 5 },
    });
    const journal = createJournal({
      ...{ folder: join(home, 'journal'), keychain, log, now: Date.now },
      sure: sureTime(),
      onChange: () => undefined,
    });
    journal.belongTo(ownerOf(user));
    const intake = createIntake({ log });
    intake.belongTo(user);
    const told: (ProtocolRun | null)[] = [];
    const protocols = createProtocols({
      ...{
        folder: join(home, 'lists'),
        keychain: hasKeychain ? keychain : null,
        api,
        intake,
        journal,
        now: Date.now,
        log,
        pauses,
      },
      sendBody: createSendBody((options) => net.request(options)),
      onChange: (run) => told.push(run),
      onProgress: () => undefined,
    });
    protocols.belongTo(ownerOf(user));
    ends.push(protocols.end);
    const takeEach = createFolderIntake(intake);
    const take = async (...input: Parameters<TakeFolder>) => (await takeEach(...input)).flat();
    const signInAgain = async () => {
      session.token = (await signIn(platform, user)).token;
      protocols.belongTo(ownerOf(user));
    };

    /** Pairs files of the folder with the first districts that have none, as a person would. */
    async function choose(names: readonly string[]): Promise<ProtocolOrder[]> {
      const paths: string[] = [];
      for (const name of names) paths.push(await write(name));
      const files = await take(paths, RULE);
      const free = rows().filter(({ file }) => file === null);
      return files.map((file, at) => orderOf(file, free[at]));
    }
    const ended = () => until(async () => ((await protocols.current())?.going === false ? true : undefined));

    return { protocols, intake, take, choose, ended, told, lines, journal, setOnline, signInAgain };
  }

  const orderOf = (file: ChosenFile, row: { id: number; district: number; file: string | null } | undefined) => {
    if (!row) throw new Error('no district without a file is left');
    const { id, district, file: before } = row;
    return { fileId: file.id, row: id, districtId: district, district: `Tuman ${district}`, region: 'Viloyat', before };
  };

  /** How often a call was made. */
  const count = (method: string, path: string) =>
    platform.calls().filter((call) => call.method === method && call.path.startsWith(path)).length;

  return {
    ...{ rows, nameOf, replace, write, start, count, orderOf },
    get platform() {
      return platform;
    },
    get board() {
      return board;
    },
    get home() {
      return home;
    },
    keychain,
  };
}
