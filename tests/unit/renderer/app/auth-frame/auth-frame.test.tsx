import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { AuthFrame } = await import('@/app/auth-frame/auth-frame.tsx');

it('the page of the sign-in says what the program is, and what it is for', async () => {
  expect(textOf((await drawPart(createElement(AuthFrame), {})).html)).toBe(
    [
      'Tashabbusli budjet Boshqaruv paneli',
      "Har bir tashabbus o'z vaqtida ko'rib chiqiladi",
      "Tashabbuslarni ko'rib chiqish, hujjatlar va hisobotlar bitta oynada.",
      'Lotin Кирилл',
    ].join(' '),
  );
});
