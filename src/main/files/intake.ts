import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile, FileKind, FileProblem } from '@shared/files.ts';
import { createLimit } from '@shared/limit.ts';
import type { Log } from '../diagnostics/log.ts';
import { fileKind } from '../formats/file-kind.ts';
import type { Finding } from '../formats/finding.ts';
import { partsOf } from '../formats/part-of-file.ts';
import { contentDigest } from './content-digest.ts';

/** Files inspected at a time, when a person drops many. */
const AT_ONCE = 4;

/** An open file with the length and modification time it had when chosen. */
export type OpenedFile = {
  handle: FileHandle;
  path: string;
  name: string;
  bytes: number;
  mtimeMs: number;
  kind: FileKind;
  /** SHA-256 in hex of its content when chosen, of a file that was taken with `folders`. */
  digest?: string | undefined;
};

/** The files that the person chose, known to the page by id. */
export type Intake = {
  /**
   * Takes in files from a drop or a dialog, in order, each with its problem, if any; with `folders`, a usable one with
   * its digest. Never rejects.
   */
  take: (paths: readonly string[], rule: DropRule) => Promise<ChosenFile[]>;
  /**
   * Opens a file for reading, exactly as it was chosen; the caller closes it. Throws `file` with the problem in
   * `detail`: `gone` when the file was moved, deleted or changed since, or its own problem; `bad-call` for an unknown
   * id.
   */
  open: (fileId: string) => Promise<OpenedFile>;
  /** Path of a file that is still as it was chosen, for a reader in another process. Throws like `open`. */
  locate: (fileId: string) => Promise<{ path: string; kind: FileKind }>;
  /** Forgets a file that is no longer needed; unknown ids are ignored. */
  release: (fileId: string) => void;
  /**
   * Sets the signed-in person. Chosen files are kept for the same person, even across an expired session; another
   * person's files are forgotten.
   */
  belongTo: (person: string) => void;
  /** Forgets all files, at a sign-out. */
  forget: () => void;
};

type Chosen = { path: string; mark: Mark; file: ChosenFile };

/** Identifies an unchanged file. The inode is left out, since some network folders report a different one each time. */
type Mark = Pick<Stats, 'size' | 'mtimeMs'>;

const markOf = ({ size, mtimeMs }: Stats): Mark => ({ size, mtimeMs });
const isSame = (a: Mark, b: Mark) => a.size === b.size && a.mtimeMs === b.mtimeMs;

const problemError = (problem: FileProblem, cause?: unknown) =>
  new AppError({ kind: 'file', detail: problem }, { cause });

const TABLES: ReadonlySet<FileKind> = new Set<FileKind>(['xlsx', 'xls', 'csv']);

/** The first problem that keeps this file from being used under the rule; null: none. */
function problemOf({ kind, problem }: Finding, bytes: number, { accept, maxBytes }: DropRule): FileProblem | null {
  if (kind ? !accept.includes(kind) : problem === null) return 'wrong-kind';
  if (problem === 'table-page' && !accept.some((one) => TABLES.has(one))) return 'wrong-kind';
  if (kind === null) return problem;
  return bytes > maxBytes ? 'too-large' : problem;
}

/** Opens without blocking, in case the path has become a pipe. */
const openNow = (path: string) => open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));

/**
 * Creates the intake of the files that the person chooses. The page knows a file by a random id, which belongs to the
 * signed-in person; paths stay in the main process. A file is inspected when it is chosen, and must be unchanged when
 * it is used.
 */
export function createIntake({ log }: { log: Log }): Intake {
  const chosen = new Map<string, Chosen>();
  const inTurn = createLimit(AT_ONCE);
  let owner: string | null = null;

  async function look(path: string, rule: DropRule): Promise<{ found: Omit<ChosenFile, 'id' | 'name'>; mark: Mark }> {
    const stats = await stat(path);
    const mark = markOf(stats);
    const unusable = (problem: FileProblem) => ({ mark, found: { bytes: 0, kind: null, problem } });
    if (stats.isDirectory()) return unusable('folder');
    if (!stats.isFile()) return unusable('wrong-kind');
    const handle = await openNow(path);
    try {
      const bytes = stats.size;
      const finding = await fileKind(partsOf(handle, bytes));
      const problem = problemOf(finding, bytes, rule);
      const digest = rule.folders && !problem ? await contentDigest(handle) : undefined;
      return { mark, found: { bytes, kind: finding.kind, problem, ...(digest && { digest }) } };
    } finally {
      await handle.close();
    }
  }

  async function take(path: string, rule: DropRule): Promise<ChosenFile> {
    const known = { id: randomUUID(), name: basename(path) };
    try {
      const { found, mark } = await look(path, rule);
      const file = { ...known, ...found };
      chosen.set(file.id, { path, mark, file });
      log.debug('a file was chosen', { kind: file.kind, bytes: file.bytes, problem: file.problem });
      return file;
    } catch (error) {
      log.info('a chosen file cannot be read', { reason: String(error) });
      return { ...known, bytes: 0, kind: null, problem: 'gone' };
    }
  }

  function find(fileId: string): Omit<OpenedFile, 'handle'> & { mark: Mark } {
    const found = chosen.get(fileId);
    if (!found) throw new AppError({ kind: 'bad-call', detail: 'no chosen file of this id' });
    const { path, mark, file } = found;
    if (file.problem || !file.kind) throw problemError(file.problem ?? 'wrong-kind');
    const { name, bytes, kind, digest } = file;
    return { path, mark, name, bytes, mtimeMs: mark.mtimeMs, kind, digest };
  }

  async function openFile(fileId: string): Promise<OpenedFile> {
    const { mark, ...file } = find(fileId);
    const handle = await openNow(file.path).catch((cause: unknown) => {
      throw problemError('gone', cause);
    });
    const now = await handle.stat().catch(() => null);
    if (now?.isFile() && isSame(mark, markOf(now))) return { handle, ...file };
    await handle.close();
    throw problemError('gone');
  }

  return {
    take: (paths, rule) => Promise.all(paths.map((path) => inTurn(() => take(path, rule)))),
    open: openFile,

    async locate(fileId) {
      const { handle, path, kind } = await openFile(fileId);
      await handle.close();
      return { path, kind };
    },

    release: (fileId) => void chosen.delete(fileId),

    belongTo(person) {
      if (owner !== null && owner !== person) chosen.clear();
      owner = person;
    },

    forget() {
      chosen.clear();
      owner = null;
    },
  };
}
