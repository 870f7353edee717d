import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

let opened: object | undefined;
function Button({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  if (!disabled) onClick();
  return null;
}
const deskAddress = (_: unknown, place: object) => {
  opened = place;
  return '/';
};
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), Button }));
vi.doMock('@/domains/initiative/links/address.ts', async (original) => ({
  ...(await original<object>()),
  deskAddress,
}));
const { ReviewButton } = await import('@/features/initiative-list/review-button.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const [first, second, other] = [11, 12, 99].map((id) => initiativeSchema.parse({ id }));

it.each([
  ['at the row that has the focus', [first, second], second, { at: 12, row: 41 }],
  ['at the first row of the page, without one', [first, second], undefined, { at: 11, row: 40 }],
  ['there, too, where the row has left the list', [first, second], other, { at: 11, row: 40 }],
  ['not of an empty list', [], undefined, undefined],
])('the review of a list begins %s', async (_, rows, row, place) => {
  opened = undefined;
  const page = { rows, offset: 40, total: 90 } as never;
  await drawPart(createElement(ReviewButton, { page, current: { current: row } }), {});
  expect(opened).toEqual(place);
});
