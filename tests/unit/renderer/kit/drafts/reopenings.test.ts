import { expect, test } from 'vitest';
import { createReopenings } from '@/kit/drafts/reopenings.ts';

const OUTER = { owner: 'documents', of: { board: 7 } };
const INNER = { owner: 'protocol', of: { id: 12 } };

test('each dialog of a request is opened once, by its owner only, whichever is mounted first', () => {
  const reopenings = createReopenings();
  const token = reopenings.ask([OUTER, INNER]);
  expect(reopenings.take(token, 'appeals')).toBeNull();
  expect(reopenings.take(token, 'documents')).toBe(OUTER);
  expect(reopenings.take(token, 'documents')).toBeNull();
  expect(reopenings.take(token, 'protocol')).toBe(INNER);
  expect(reopenings.take(token, 'protocol')).toBeNull();
});

test('the last request alone counts: an address of an earlier one opens nothing', () => {
  const reopenings = createReopenings();
  const earlier = reopenings.ask([OUTER]);
  const later = reopenings.ask([OUTER]);
  expect(reopenings.take(earlier, 'documents')).toBeNull();
  expect(reopenings.take(later, 'documents')).toBe(OUTER);
});
