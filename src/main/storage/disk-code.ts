/** The code of an error of the system, as `EACCES`, without the path that its message has; `unknown` for any other. */
export const diskCode = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown';

/** Whether the system says that a file or folder is not there. */
export const isMissing = (thrown: unknown): boolean => diskCode(thrown) === 'ENOENT';
