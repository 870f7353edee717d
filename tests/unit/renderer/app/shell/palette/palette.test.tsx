import { ROLES } from '@shared/roles.ts';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';
import { SCREEN_TABLE } from '../../../roles/screens.ts';

const Whole = ({ children }: { children?: ReactNode }) => children;
const Nothing = () => null;
const Spotlight = { Root: Whole, Search: Nothing, ActionsList: Nothing };
vi.doMock('@mantine/spotlight', async (original) => ({ ...(await original<object>()), Spotlight }));
const { Palette } = await import('@/app/shell/palette/palette.tsx');
const { ManualContext } = await import('@/app/manual/use-manual.ts');

const FINDS = "Raqam yozilsa yoki havola qo'yilsa, tashabbus qidiriladi.";

it.each(ROLES)('the palette says that a number finds an initiative where the role has the desk: %s', async (role) => {
  const hasDesk = SCREEN_TABLE.find(({ path }) => path === 'initiatives/review')?.roles.includes(role);
  const manual = { open: () => undefined, toggle: () => undefined };
  const palette = createElement(ManualContext, { value: manual }, createElement(Palette));
  const said = textOf((await drawPart(palette, LOOKUPS, { role, region: 2, district: 22 })).html);
  expect(said).toBe(`${hasDesk ? `${FINDS} ` : ''}«>» faqat buyruqlar.`);
});
