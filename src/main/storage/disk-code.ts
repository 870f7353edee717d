/** The code of a system error, such as `EACCES`, without the path in its message; `unknown` for any other error. */
export const diskCode = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown';

/** Whether the system says that a file or folder is not there. */
export const isMissing = (thrown: unknown): boolean => diskCode(thrown) === 'ENOENT';
