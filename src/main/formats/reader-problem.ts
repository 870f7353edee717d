import type { FileProblem } from '@shared/files.ts';
import { diskCode } from '../storage/disk-code.ts';

/** Thrown by a reader that refuses the file or cannot read it; the message is for the log. */
export class ReaderProblem extends Error {
  override readonly name = 'ReaderProblem';
  readonly problem: FileProblem;

  constructor(problem: FileProblem, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.problem = problem;
  }

  /** Any thrown value as a problem: a file that cannot be opened is `gone`, any unexpected error means `damaged`. */
  static from(thrown: unknown): ReaderProblem {
    if (thrown instanceof ReaderProblem) return thrown;
    const reason = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    const code = diskCode(thrown);
    const problem = code === 'EISDIR' ? 'folder' : GONE.has(code) ? 'gone' : 'damaged';
    return new ReaderProblem(problem, reason, { cause: thrown });
  }
}

const GONE: ReadonlySet<string> = new Set(['ENOENT', 'EACCES', 'EPERM', 'EBUSY', 'EIO']);
