import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkTo, readLink } from '../../../src/shared/initiative-link.ts';

const LINK = { id: 4750235, publicId: '061404750235', platform: '0a1b2c3d' };

describe('a link to an initiative', () => {
  test('is read as it was made', () => {
    expect(linkTo(LINK)).toBe('tashabbus://i/4750235?p=061404750235&s=0a1b2c3d');
    expect(readLink(linkTo(LINK))).toEqual(LINK);
  });

  test.each([
    '',
    'tashabbus://i/0?p=1&s=0a1b2c3d',
    'tashabbus://i/-1?p=1&s=0a1b2c3d',
    'tashabbus://i/9999999999999999?p=1&s=0a1b2c3d',
    'tashabbus://i/1?p=1&s=0a1b2c3d&accept=1',
    'tashabbus://i/1?p=1&s=0a1b2c3d#x',
    'tashabbus://i/1/reject?p=1&s=0a1b2c3d',
    'tashabbus://i/1?s=0a1b2c3d&p=1',
    'tashabbus://i/1?p=1&s=0A1B2C3D',
    'tashabbus://i/1?p=..%2f&s=0a1b2c3d',
    ' tashabbus://i/1?p=1&s=0a1b2c3d',
    'tashabbus://i/1?p=1&s=0a1b2c3d\n',
    'https://i/1?p=1&s=0a1b2c3d',
    `tashabbus://i/1?p=${'1'.repeat(200)}&s=0a1b2c3d`,
  ])('%j is not a link', (text) => {
    expect(readLink(text)).toBeNull();
  });

  test('wL1: of 10,000 links each is either exactly one that this program makes, or ignored', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('tashabbus://', 'i/', '?p=', '&s=', '42', '0a1b2c3d', '/', '#'),
    );
    const made = fc.record({
      id: fc.integer({ min: 1 }),
      publicId: fc.stringMatching(/^[0-9]{1,12}$/),
      platform: fc.stringMatching(/^[0-9a-f]{8}$/),
    });
    const spoiled = fc
      .tuple(made, fc.nat(60), piece)
      .map(([link, at, more]) => linkTo(link).slice(0, at) + more + linkTo(link).slice(at));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')),
          made.map(linkTo),
          spoiled,
        ),
        (text) => {
          const link = readLink(text);
          if (link) expect(linkTo(link)).toBe(text);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
