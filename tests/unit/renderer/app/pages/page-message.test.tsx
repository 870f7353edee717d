import { createElement, type FunctionComponent } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { default: NoPage } = await import('@/app/pages/no-page.tsx');
const { Component: NotFoundPage } = await import('@/app/pages/not-found-page.tsx');
const { RouteErrorPage } = await import('@/app/pages/route-error-page.tsx');

it.each<[string, FunctionComponent, string[]]>([
  [
    'A-006: an unknown address',
    NotFoundPage,
    [
      'Sahifa topilmadi (404)',
      "Bunday manzil yo'q. U ko'chirilgan yoki noto'g'ri yozilgan bo'lishi mumkin.",
      'Bosh sahifaga qaytish',
    ],
  ],
  [
    'A-005: a role without a page',
    NoPage,
    [
      'Sizda ushbu sahifaga kirish huquqi mavjud emas.',
      'Boshqa rolga ega hisob bilan kiring yoki administratorga murojaat qiling.',
    ],
  ],
  [
    'a defect of a page',
    RouteErrorPage,
    [
      "Sahifani ko'rsatib bo'lmadi",
      "Dasturda kutilmagan xatolik yuz berdi. Sahifani qaytadan ochib ko'ring.",
      'Qayta urinish',
    ],
  ],
])('%s has its title, its cause, and its way on', async (_, Page, said) => {
  expect(textOf((await drawPart(createElement(Page), {})).html)).toBe(said.join(' '));
});
