import { ANOTHER_PERSON } from '@shared/constants.ts';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

let sso: object = {};
vi.doMock('@/features/sign-in/use-sso.ts', () => ({ useSso: () => sso }));
const { default: LockCard } = await import('@/app/lock/lock-card.tsx');

const PROFILE = { role: 'moderator', id: 1, username: 'kim', full_name: 'Kim', region_id: null, district_id: null };
const INTRO =
  "Dastur qulflangan Ish joyi qarovsiz qolgani uchun oyna yopib qo'yildi. Yozganlaringiz o'chirilmadi; boshlangan yuborish va yuklab olishlar to'xtamaydi, qolgan amallar dastur ochilgach davom etadi. K Kim Moderator";
const OUT = 'Davom etish uchun yagona kirish tizimida qayta kiring. Davom etish Chiqish';
const ANOTHER =
  "Boshqa xodim kirdi, shuning uchun dastur ochilmadi. Uni faqat Kim ochadi. Siz boshqa xodim bo'lsangiz, avval “Chiqish” tugmasini bosing.";
const FAILED = "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring";
const NUMBER = '4F2A';

it.each([
  ['whose it is and the way back', {}, `${INTRO} ${OUT}`],
  [
    'that only its own person opens it, once somebody else has signed in',
    { error: { detail: ANOTHER_PERSON }, failure: FAILED, number: NUMBER },
    `${INTRO} ${ANOTHER} ${OUT}`,
  ],
  [
    'any other failure with its number',
    { error: {}, failure: FAILED, number: NUMBER },
    `${INTRO} ${FAILED} Xato raqami: ${NUMBER} ${OUT}`,
  ],
])('a locked program says %s', async (_, more, said) => {
  sso = { starting: false, waiting: null, failure: null, error: null, start: () => undefined, ...more };
  const card = createElement(LockCard, { profile: PROFILE as never });
  expect(textOf((await drawPart(card, {})).html)).toBe(said);
});
