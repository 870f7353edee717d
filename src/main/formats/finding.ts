import type { FileKind, FileProblem } from '@shared/files.ts';

/** What the content of a file tells about it; `kind` is null for what the program does not know. */
export type Finding = { kind: FileKind | null; problem: FileProblem | null };

/** A file of this kind with nothing wrong about it. */
export const sound = (kind: FileKind): Finding => ({ kind, problem: null });
export const damaged = (kind: FileKind | null): Finding => ({ kind, problem: 'damaged' });
export const locked = (kind: FileKind): Finding => ({ kind, problem: 'password-protected' });
export const unknown: Finding = { kind: null, problem: null };
