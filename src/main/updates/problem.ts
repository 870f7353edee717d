import { diskReason, NO_SPACE } from '@shared/errors.ts';
import type { UpdateProblem } from '@shared/updates.ts';

/** The updater's own codes. */
const BY_CODE: Readonly<Record<string, UpdateProblem>> = {
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: 'missing',
  ERR_UPDATER_INVALID_UPDATE_INFO: 'not-a-feed',
  ERR_UPDATER_INVALID_VERSION: 'not-a-feed',
  ERR_UPDATER_NO_FILES_PROVIDED: 'not-a-feed',
  ERR_UPDATER_NO_CHECKSUM: 'not-a-feed',
  ERR_CHECKSUM_MISMATCH: 'checksum',
  ERR_UPDATER_INVALID_SIGNATURE: 'signature',
};

const ofStatus = (status: number): UpdateProblem => (status === 404 || status === 410 ? 'missing' : 'server');

/** The code of an error, the name of the system call that failed ('' if there is none), and the message. */
function partsOf(error: unknown): { code: string; syscall: string; message: string } {
  if (!(error instanceof Error)) return { code: '', syscall: '', message: String(error) };
  const { code, syscall } = error as NodeJS.ErrnoException;
  return { code: code ?? '', syscall: syscall ?? '', message: error.message };
}

/** The problem behind an error that the updater threw. The page puts it into words. */
export function updateProblem(error: unknown): UpdateProblem {
  const { code, syscall, message } = partsOf(error);
  const known = BY_CODE[code];
  if (known) return known;
  // The updater reads a feed of another shape.
  if (error instanceof TypeError) return 'not-a-feed';
  // A captive portal redirects; the feed never does.
  if (message.includes('redirect')) return 'not-a-feed';
  const status = /^HTTP_ERROR_(\d{3})$/.exec(code)?.[1] ?? /, status (\d{3})/.exec(message)?.[1];
  if (status !== undefined) return ofStatus(Number(status));
  if (/^net::ERR_|aborted|timed out/i.test(message) || /^(ECONN|ETIMEDOUT|EPIPE|ENET|EHOST)/.test(code))
    return 'network';
  if (diskReason(error) === NO_SPACE) return 'no-space';
  if (/^E[A-Z]+$/.test(code) && /^(spawn|execve)/.test(syscall)) return 'not-started';
  if (/^E[A-Z]+$/.test(code)) return 'disk';
  return 'other';
}

/** The loggable facts of an error: problem and code, but not the message, which holds paths and addresses. */
export function factsOf(error: unknown): { problem: UpdateProblem; code?: string } {
  const { code } = partsOf(error);
  return { problem: updateProblem(error), ...(code !== '' && { code }) };
}
