import { describe, expect, test } from 'vitest';
import { publicPage } from '@/entities/public-page.ts';

describe('the public page of an initiative (F-014, Z-152)', () => {
  const PATTERN = 'boards/{board_type}/{board_id}/{id}';
  const own = (board_type: string | null, board_id: number | null, public_id: string | null = 'A/1') => ({
    id: 7,
    board_type,
    board_id,
    public_id,
  });

  test.each([
    ['https://openbudget.uz', PATTERN, own(null, 61), 'https://openbudget.uz/boards/initiatives/61/7'],
    ['https://x.uz/site', PATTERN, own('MY_GARDEN', 58), 'https://x.uz/site/boards/my-garden/58/7'],
    ['https://x.uz/', PATTERN, own('../a', 58), 'https://x.uz/boards/..%2Fa/58/7'],
    ['https://x.uz/site', '/t/{public_id}', own(null, null), 'https://x.uz/t/A%2F1'],
    ['https://x.uz/site/', '?id={public_id}&doska={board_id}', own(null, 3), 'https://x.uz/site/?id=A%2F1&doska=3'],
    ['https://x.uz', 'https://y.uz/{id}', own(null, null), 'https://y.uz/7'],
  ])('on %s by %s is %#', (site, pattern, initiative, page) => {
    expect(publicPage({ site, pattern }, initiative)).toBe(page);
  });

  test('is none where a value in its address is unknown', () => {
    expect(publicPage({ site: 'https://x.uz/', pattern: PATTERN }, own('A', null))).toBeNull();
    expect(publicPage({ site: 'https://x.uz/', pattern: '{public_id}' }, own('A', 5, null))).toBeNull();
  });
});
