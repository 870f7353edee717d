import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, namesIn, textOf } from '../../laws/table-of.ts';

const { SignInFirst } = await import('@/features/contact/sign-in-first.tsx');

const CHECK = 'Tarmoqni tekshirish';
const SIGN_IN = 'Kirish';

it.each([
  ['answers', null, [], [SIGN_IN]],
  [
    'has a certificate that nobody trusts',
    'certificate',
    ["Platforma sertifikatiga ishonib bo'lmadi: tekshirish boshlanmaydi."],
    [CHECK, SIGN_IN],
  ],
  [
    'answers with a web page',
    'captive-portal',
    ["Platforma manzilida ma'lumot o'rniga veb-sahifa javob berdi: bu platforma emas."],
    [CHECK, SIGN_IN],
  ],
  ['does not answer', 'timeout', ['Platforma manzili kutilgandek javob bermadi.'], [CHECK, SIGN_IN]],
])('before the sign-in, an address that %s is told, with the ways that help', async (_, problem, said, ways) => {
  const checks = [
    { name: 'platform', problem },
    { name: 'clock', problem: 'clock-off' },
  ];
  const { html } = await drawPart(createElement(SignInFirst), { network: { checks } });
  expect(elementsIn(html, 'p', /role="alert"/).map(({ inner }) => textOf(inner))).toEqual(said);
  expect(namesIn(html, 'a')).toEqual(ways);
});
