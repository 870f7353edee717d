import { createElement } from 'react';
import { expect, it } from 'vitest';
import { stubActs } from '../../laws/act-stubs.tsx';
import { elementsIn, namesIn, textOf } from '../../laws/table-of.ts';

stubActs();
const { drawPart } = await import('../../laws/program.tsx');
const { Component } = await import('@/features/sign-in/sign-in-page.tsx');

it.each([
  [true, ['Foydalanuvchi nomi *', 'Parol *', 'Misol javobi']],
  [false, []],
])(
  'A-019: the name and the password are asked for on hosts with a password alone: %s',
  async (passwordLogin, fields) => {
    const { html } = await drawPart(createElement(Component), { info: { passwordLogin } });
    const text = textOf(html);
    expect(text).toMatch(/^Tizimga kirish Xizmat hisobingiz bilan kiring Yagona kirish tizimi orqali kirish /);
    expect(text.includes('Sinov muhiti')).toBe(passwordLogin);
    expect(namesIn(html, 'button').includes("Parolni ko'rsatish")).toBe(passwordLogin);
    expect(elementsIn(html, 'label', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(fields);
  },
);
