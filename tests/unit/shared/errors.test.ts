import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appErrorSchema } from '../../../src/shared/error-schema.ts';
import { AppError, type AppErrorData, ERROR_KINDS, hasNoAnswer, mayBeDone } from '../../../src/shared/errors.ts';

const anyErrorData: fc.Arbitrary<AppErrorData> = fc
  .record(
    {
      kind: fc.constantFrom(...ERROR_KINDS),
      status: fc.integer({ min: 100, max: 599 }),
      serverMessage: fc.string(),
      detail: fc.string(),
      number: fc.constantFrom('K7M3PX', '234679'),
    },
    { requiredKeys: ['kind'] },
  )
  .map((data) => ({ ...data }));

describe('an error of the program', () => {
  it('crosses the processes as plain data that parses and rebuilds the same error', () => {
    fc.assert(
      fc.property(anyErrorData, (data) => {
        const crossed = structuredClone(new AppError(data).toJSON());
        expect(appErrorSchema.parse(crossed)).toEqual(data);
        expect(new AppError(crossed)).toMatchObject({ name: 'AppError', ...data });
      }),
    );
  });

  it('leaves its stack and its cause behind', () => {
    const error = new AppError({ kind: 'network' }, { cause: new Error('token abc') });
    expect(JSON.parse(JSON.stringify(error))).toEqual({ kind: 'network' });
  });

  it("is an Error whose message is for the log: the detail, else the kind, never the platform's words", () => {
    const words = { kind: 'invalid', serverMessage: 'Xato', detail: 'PUT api/v1/boards' } as const;
    expect(new AppError(words)).toBeInstanceOf(Error);
    expect(new AppError(words).message).toBe('PUT api/v1/boards');
    expect(new AppError({ kind: 'invalid', serverMessage: 'Xato' }).message).toBe('invalid');
    expect(new AppError({ kind: 'invalid' }).message).toBe('invalid');
  });

  it('has no field that was not given', () => {
    expect(Object.keys(new AppError({ kind: 'timeout' }).toJSON())).toEqual(['kind']);
  });
});

describe('what the log may know of an error', () => {
  it('is kind and status of an answer of the platform, and nothing of its message', () => {
    const answered = {
      kind: 'invalid',
      status: 409,
      serverMessage: 'Karimov A., AA1234567',
      detail: 'HTTP 409',
    } as const;
    expect(new AppError(answered).facts()).toEqual({ kind: 'invalid', status: 409 });
    const { status: _, ...unanswered } = answered;
    expect(new AppError(unanswered).facts()).toEqual({ kind: 'invalid', detail: 'HTTP 409' });
    expect(new AppError({ kind: 'network', detail: 'ECONNRESET' }).facts()).toEqual({
      kind: 'network',
      detail: 'ECONNRESET',
    });
    expect(new AppError({ kind: 'timeout' }).facts()).toEqual({ kind: 'timeout' });
  });
});

describe('an error of the system', () => {
  const ofDisk = (code: string, about: object = { path: '/home/aziz/x.pdf' }) =>
    Object.assign(new Error(`${code}: no luck, open '/home/aziz/x.pdf'`), { code, syscall: 'open', ...about });

  it.each([
    ['ENOENT', { kind: 'file', detail: 'ENOENT' }],
    ['EACCES', { kind: 'file', detail: 'EACCES' }],
    ['ENOSPC', { kind: 'file', detail: 'no-space' }],
    ['EDQUOT', { kind: 'file', detail: 'no-space' }],
  ])('%s crosses as its code, never as its path', (code, data) => {
    expect(AppError.from(ofDisk(code)).toJSON()).toEqual(data);
  });

  it('is a file error by its code, also where it names no path', () => {
    expect(AppError.from(ofDisk('ENOSPC', {})).toJSON()).toEqual({ kind: 'file', detail: 'no-space' });
    expect(AppError.from(ofDisk('EIO', {})).toJSON()).toEqual({ kind: 'file', detail: 'EIO' });
    expect(AppError.from(ofDisk('ECONNRESET', {})).toJSON()).toEqual({ kind: 'internal', detail: 'ECONNRESET' });
  });
});

describe('any thrown value', () => {
  it('is kept if it is an AppError', () => {
    const error = new AppError({ kind: 'forbidden', status: 403 });
    expect(AppError.from(error)).toBe(error);
  });

  it('is a defect of the program otherwise, with its cause kept', () => {
    const thrown = new TypeError('x is not a function');
    const error = AppError.from(thrown);
    expect(error.toJSON()).toEqual({ kind: 'internal', detail: 'TypeError: x is not a function' });
    expect(error.cause).toBe(thrown);
  });

  it.each([
    ['text', 'text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [42, '42'],
  ])('may be %s', (thrown, detail) => {
    expect(AppError.from(thrown).toJSON()).toEqual({ kind: 'internal', detail });
  });
});

describe('what is not an error', () => {
  it.each([
    [{}],
    [{ kind: 'other' }],
    [{ kind: 'network', status: '500' }],
    [{ kind: 'server', status: 500.5 }],
    ['network'],
  ])('does not parse: %j', (data) => {
    expect(appErrorSchema.safeParse(data).success).toBe(false);
  });
});

it.each([
  [{ kind: 'network' }, true],
  [{ kind: 'network', detail: 'net::ERR_SSL_PROTOCOL_ERROR' }, true],
  // The certificate is refused before a call is sent.
  [{ kind: 'network', detail: 'net::ERR_CERT_AUTHORITY_INVALID' }, false],
  [{ kind: 'timeout' }, true],
  [{ kind: 'server', status: 502 }, true],
  [{ kind: 'server', status: 504 }, true],
  [{ kind: 'server', status: 503 }, false],
  [{ kind: 'server', status: 500 }, false],
  [{ kind: 'invalid', status: 400 }, false],
  [{ kind: 'cancelled' }, false],
] as const)('%o is no answer of the platform: %s', (error, none) => {
  expect(hasNoAnswer(error)).toBe(none);
  expect(mayBeDone(error)).toBe(none);
});

it.each([undefined, 200])('an unreadable answer of status %s is an answer, and the change may be made', (status) => {
  const error = { kind: 'unexpected-shape', status } as const;
  expect([hasNoAnswer(error), mayBeDone(error)]).toEqual([false, true]);
});
