import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

type Key = { id: string; enabled: () => boolean };
let commands: readonly Key[] = [];
const useCommands = (drawn: readonly Key[]) => {
  commands = drawn;
};
const MapView = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `map of ${latitude}, ${longitude}`;
vi.doMock('@/kit/commands/use-commands.ts', () => ({ useCommands }));
vi.doMock('@/kit/map-view/map-view.tsx', () => ({ MapView }));
const { PlaceMap } = await import('@/features/review/place.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

it.each([
  ['on a map, which M opens', 40.1, 64.2, 'map of 40.1, 64.2', true],
  ['as missing, without a key', null, null, 'Joylashuv belgilanmagan', false],
  ['as missing where it is nought', 0, 0, 'Joylashuv belgilanmagan', false],
])('C-028: the desk shows a place %s', async (_, latitude, longitude, said, opens) => {
  const initiative = initiativeSchema.parse({ id: 701, latitude, longitude });
  const { html } = await drawPart(createElement(PlaceMap, { initiative, address: '' }), {});
  expect([textOf(html), commands.find(({ id }) => id === 'desk.map')?.enabled()]).toEqual([said, opens]);
});
