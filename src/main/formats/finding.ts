import type { FileKind, FileProblem } from '@shared/files.ts';

/** The verdict on a file's content; `kind` is null for an unknown one. */
export type Finding = { kind: FileKind | null; problem: FileProblem | null };

/** A sound file of this kind. */
export const sound = (kind: FileKind): Finding => ({ kind, problem: null });
/** A damaged file; `kind` is null if unknown. */
export const damaged = (kind: FileKind | null): Finding => ({ kind, problem: 'damaged' });
/** A file that needs a password. */
export const locked = (kind: FileKind): Finding => ({ kind, problem: 'password-protected' });
/** Content of a kind unknown to the program. */
export const unknown: Finding = { kind: null, problem: null };
