import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { DISTRICT, LOOKUPS, SEASON } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const NONE = 'Bu kompyuterda saqlangan natijalar shu yerda turadi. Boshqa natija raqami bilan ochiladi.';
const { ReplaceResult } = await import('@/features/moderation-results/replace-result.tsx');

it('Z-084: a result saved at this workstation is shown with its own number, district, season and time, and opened', async () => {
  const queries = new QueryClient();
  const at = '2025-03-04T06:07:00.000Z';
  queries.setQueryData(
    ['moderation-results'],
    [
      { id: 41, board: 6, district: 22, at },
      { id: 42, board: 9, district: 99, at },
    ],
  );
  const { html } = await drawPart(createElement(ReplaceResult), LOOKUPS, { queries });
  const shown = elementsIn(html, 'a', /(?:)/).map(({ attributes, inner }) => [
    /\shref="([^"]*)"/.exec(attributes)?.[1],
    textOf(inner),
  ]);
  expect(shown).toEqual([
    ['/app/moderation-results/41', `№ 41 · ${DISTRICT} · ${SEASON} · 04.03.2025 11:07`],
    ['/app/moderation-results/42', "№ 42 · Tuman (ID 99) · Faol bo'lmagan mavsum (ID 9) · 04.03.2025 11:07"],
  ]);
  expect(textOf(html)).not.toContain(NONE);
});

it('Z-084: without a result of this workstation it says which ones stand there, and how another one is opened', async () => {
  const { html } = await drawPart(createElement(ReplaceResult), LOOKUPS);
  expect(textOf(html)).toContain(`Natija faylini almashtirish ${NONE}`);
  expect(elementsIn(html, 'a', /(?:)/)).toEqual([]);
});
