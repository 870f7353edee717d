import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile, FileKind, FileProblem } from '@shared/files.ts';
import { createLimit } from '../concurrency/limit.ts';
import type { Log } from '../diagnostics/log.ts';
import { fileKind } from '../formats/file-kind.ts';
import type { Finding } from '../formats/finding.ts';
import { partsOf } from '../formats/part-of-file.ts';

/** Looked into at a time, when a person drops many. */
const AT_ONCE = 4;

/** A file that is open, as it was chosen: its length and the time of its last change are those of its reader, too. */
export type OpenedFile = { handle: FileHandle; name: string; bytes: number; mtimeMs: number; kind: FileKind };

export type Intake = {
  /** Takes up files from a drop or a dialog, in their order, each with what is wrong about it. Never rejects. */
  take: (paths: readonly string[], rule: DropRule) => Promise<ChosenFile[]>;
  /**
   * Opens a file for reading, exactly as it was chosen; the caller closes it. Throws `file` with the problem's name in
   * `detail`: `gone` when it was moved, deleted or changed since, or its own problem; `bad-call` for an unknown id.
   */
  open: (fileId: string) => Promise<OpenedFile>;
  /** Where a file lies that is still as it was chosen, for a reader in another process. Throws like `open`. */
  locate: (fileId: string) => Promise<{ path: string; kind: FileKind }>;
  /** The file is not needed any more; unknown ids do nothing. */
  release: (fileId: string) => void;
  /**
   * Says who is signed in. What was chosen stays for the same person, also when the session expired in between and they
   * sign in again; what another person chose is forgotten.
   */
  belongTo: (person: string) => void;
  /** Forgets all, for the end of a session that its person asked for. */
  forget: () => void;
};

type Chosen = { path: string; mark: Mark; file: ChosenFile };

/** By what a file is known again; its number is left out, as some network folders give another one each time. */
type Mark = Pick<Stats, 'size' | 'mtimeMs'>;

const markOf = ({ size, mtimeMs }: Stats): Mark => ({ size, mtimeMs });
const isSame = (a: Mark, b: Mark) => a.size === b.size && a.mtimeMs === b.mtimeMs;

const problemError = (problem: FileProblem, cause?: unknown) =>
  new AppError({ kind: 'file', detail: problem }, { cause });

/** The first thing that keeps this file from being used as asked. */
function problemOf({ kind, problem }: Finding, bytes: number, { accept, maxBytes }: DropRule): FileProblem | null {
  if (kind ? !accept.includes(kind) : problem === null) return 'wrong-kind';
  if (kind === null) return problem;
  return bytes > maxBytes ? 'too-large' : problem;
}

/** Opens without waiting, should it have become a pipe meanwhile. */
const openNow = (path: string) => open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));

/**
 * The files that the person chose. The page knows them by random ids only, which belong to the person who is signed in;
 * paths stay here. A file is looked into when it is chosen, and must be the same when it is used.
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
      return { mark, found: { bytes, kind: finding.kind, problem: problemOf(finding, bytes, rule) } };
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

  function find(fileId: string): Omit<Chosen, 'file'> & { name: string; bytes: number; kind: FileKind } {
    const found = chosen.get(fileId);
    if (!found) throw new AppError({ kind: 'bad-call', detail: 'no chosen file of this id' });
    const { path, mark, file } = found;
    if (file.problem || !file.kind) throw problemError(file.problem ?? 'wrong-kind');
    return { path, mark, name: file.name, bytes: file.bytes, kind: file.kind };
  }

  async function openFile(fileId: string): Promise<OpenedFile> {
    const { path, mark, name, bytes, kind } = find(fileId);
    const handle = await openNow(path).catch((cause: unknown) => {
      throw problemError('gone', cause);
    });
    const now = await handle.stat().catch(() => null);
    if (now?.isFile() && isSame(mark, markOf(now))) return { handle, name, bytes, mtimeMs: mark.mtimeMs, kind };
    await handle.close();
    throw problemError('gone');
  }

  return {
    take: (paths, rule) => Promise.all(paths.map((path) => inTurn(() => take(path, rule)))),
    open: openFile,

    async locate(fileId) {
      const { handle } = await openFile(fileId);
      await handle.close();
      const { path, kind } = find(fileId);
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
