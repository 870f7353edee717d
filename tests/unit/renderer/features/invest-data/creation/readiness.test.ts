import { expect, it } from 'vitest';
import { type Answers, platform, stubWindow } from '../../../laws/platform-stub.ts';

stubWindow();
const { createQueryClient } = await import('@/api/query-client.ts');
const { readInvestAddress } = await import('@/entities/invest-address.ts');
const { readinessQuery } = await import('@/features/invest-data/creation/readiness.ts');

const ADDRESS = readInvestAddress('000789-4', new URLSearchParams('id=701&board_id=6&district_id=22'));
const WINNER = { id: 701, public_id: '000789-4', author_is_verified: true, latitude: 40.1, longitude: 64.2 };
const NOT_READY = "Tashabbuskor verifikatsiyadan o'tmagan yoki geolokatsiya biriktirilmagan.";

it.each([
  ['may be created', {}, 'bayon', null],
  ['waits for the protocol of its district', {}, null, 'Moderatsiya protokoli yuklanmagan'],
  ['waits for its author to be verified', { author_is_verified: false }, 'bayon', NOT_READY],
  ['waits for its location', { latitude: 0, longitude: 0 }, 'bayon', NOT_READY],
  [
    "is not that of another initiative's address",
    { public_id: '000789-5', author_is_verified: false },
    'bayon',
    "Havoladagi ID va raqam turli tashabbuslarniki. Sahifani tashabbuslar ro'yxatidan oching.",
  ],
])('the object of a winner %s (C-075, C-076, Z-115)', async (_, winner, file_id, missing) => {
  platform.answers = {
    'api/v1/districts/documents/protocol/single': { protocol: { file_id, district_id: 22 } },
    'api/v1/initiatives/701': { initiative: { ...WINNER, ...winner } },
  } satisfies Answers;
  expect(await createQueryClient().fetchQuery(readinessQuery(ADDRESS))).toBe(missing);
});
