import type { FileKind, FileProblem } from '@shared/files.ts';

/** The verdict on a file's content; `kind` is null for an unknown one. */
export type Finding = { kind: FileKind | null; problem: FileProblem | null };

/** A sound file of this kind. */
export const sound = (kind: FileKind): Finding => ({ kind, problem: null });
/** A damaged file; `kind` is null where the kind is unknown. */
export const damaged = (kind: FileKind | null): Finding => ({ kind, problem: 'damaged' });
/** A file that needs a password. */
export const locked = (kind: FileKind): Finding => ({ kind, problem: 'password-protected' });
/** Content of no kind that the program knows. */
export const unknown: Finding = { kind: null, problem: null };
