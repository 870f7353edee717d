/** The code of a system error, such as `EACCES`, without the path in its message; `unknown` for any other error. */
export const diskCode = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown';

/** Whether the system reports that a file or folder does not exist. */
export const isMissing = (thrown: unknown): boolean => diskCode(thrown) === 'ENOENT';
