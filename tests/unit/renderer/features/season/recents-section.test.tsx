import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { RecentsSection } = await import('@/features/season/recents-section.tsx');
const { withSeen } = await import('@/domains/initiative/recents/recents.ts');

it('the desk shows the five initiatives that were opened last, the latest first', async () => {
  const seen = [1, 2, 3, 4, 5, 6, 7, 3].map((id) => ({ id, public_id: null, title: `${id}-tashabbus`, board_id: 6 }));
  const value = seen.reduce<Parameters<typeof withSeen>[0]>(withSeen, []);
  const { html } = await drawPart(createElement(RecentsSection), { 'keep recents': { value } });
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(
    [3, 7, 6, 5, 4].map((id) => `${id}-tashabbus`),
  );
});
