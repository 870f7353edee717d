import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

const { ListsUnread } = await import('@/features/invest-data/creation/lists-unread.tsx');

it('Z-077: says of a file of lists what is wrong with it, and where', async () => {
  const idle = () => undefined;
  const problems = [
    ...(['missing', 'unreadable', 'too-large', 'not-text', 'not-json', 'object'] as const).map((problem) => ({
      place: '',
      problem,
    })),
    ...(
      [
        ['spheres', 'list'],
        ['spheres[0].title', 'title'],
        ['districts[3].soato', 'soato'],
        ['sample', 'flag'],
        ['roads', 'unknown-key'],
        ['powers[0].id', 'id'],
        ['powers[1].id', 'repeated'],
      ] as const
    ).map(([place, problem]) => ({ place, problem })),
    { place: 'categories[2].sphere_id', problem: 'not-listed' } as const,
  ];
  const answer = { step: 'unread', file: 'royxatlar.json', problems } as const;
  const page = createElement(ListsUnread, { answer: answer as never, onRetry: idle, retrying: false, onLeave: idle });
  const { html } = await drawPart(page, {});
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual([
    'Fayl topilmadi',
    "Faylni ochib bo'lmadi",
    'Fayl juda katta',
    'Fayl matn emas',
    'Fayl JSON emas',
    'JSON obyekti kutilgan',
    "spheres : bo'sh bo'lmagan ro'yxat kutilgan",
    'spheres[0].title : nom kutilgan',
    'districts[3].soato : 4–12 raqamli SOATO kodi kutilgan',
    'sample : true yoki false kutilgan',
    "roads : bunday kalit yo'q",
    'powers[0].id : 1 dan boshlanadigan butun son kutilgan',
    'powers[1].id : qiymat takrorlangan',
    "categories[2].sphere_id : bunday raqamli yozuv ro'yxatda yo'q",
  ]);
});
