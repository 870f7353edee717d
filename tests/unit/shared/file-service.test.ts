import { hashOf } from '@shared/file-service.ts';
import { describe, expect, it } from 'vitest';

describe('the answer to an upload', () => {
  it('names the file', () => {
    expect(hashOf({ hashId: 'aa12', size: 3 })).toBe('aa12');
  });
  it.each([null, {}, { hashId: '' }, { hashId: 7 }, 'aa12'])('is not %j', (answer) => {
    expect(() => hashOf(answer)).toThrow(expect.objectContaining({ kind: 'unexpected-shape' }));
  });
});
