import { expect, test } from 'vitest';
import { factsOf, updateProblem } from '../../../../src/main/updates/problem.ts';

const coded = (code: string, message = code, more: object = {}) => Object.assign(new Error(message), { code, ...more });

test.each([
  [coded('ERR_UPDATER_CHANNEL_FILE_NOT_FOUND'), 'missing'],
  [coded('HTTP_ERROR_404'), 'missing'],
  [coded('HTTP_ERROR_503', '503 Service Unavailable'), 'server'],
  [new Error('Cannot download "https://u.example.uz/a.exe", status 410: Gone'), 'missing'],
  [new Error('Cannot download "https://u.example.uz/a.exe", status 403: Forbidden'), 'server'],
  [coded('ERR_UPDATER_INVALID_VERSION'), 'not-a-feed'],
  [coded('ERR_UPDATER_INVALID_UPDATE_INFO'), 'not-a-feed'],
  [coded('ERR_UPDATER_NO_CHECKSUM'), 'not-a-feed'],
  [new TypeError("Cannot read properties of null (reading 'version')"), 'not-a-feed'],
  [new Error("Attempted to redirect, but redirect policy was 'error'"), 'not-a-feed'],
  [coded('ERR_CHECKSUM_MISMATCH'), 'checksum'],
  [coded('ERR_UPDATER_INVALID_SIGNATURE'), 'signature'],
  [new Error('net::ERR_INTERNET_DISCONNECTED'), 'network'],
  [new Error('Request has been aborted by the server'), 'network'],
  [coded('ECONNRESET'), 'network'],
  [coded('ENOSPC', 'no space', { path: '/a' }), 'no-space'],
  [coded('EDQUOT'), 'no-space'],
  [coded('EACCES', 'denied', { syscall: 'open', path: '/a' }), 'disk'],
  [coded('EROFS', 'read-only', { syscall: 'mkdir' }), 'disk'],
  [coded('ENOENT', 'no such program', { syscall: 'spawn /a' }), 'not-started'],
  [new Error('something else'), 'other'],
  ['no error at all', 'other'],
])('%s is reported as %s', (error, expected) => {
  expect(updateProblem(error)).toBe(expected);
});

test('the log names neither path nor address', () => {
  expect(factsOf(coded('EACCES', "EACCES: open '/home/ali/x'", { syscall: 'open' }))).toEqual({
    problem: 'disk',
    code: 'EACCES',
  });
  expect(factsOf(new Error('https://secret'))).toEqual({ problem: 'other' });
});
