import { ROLES, type Role } from '@shared/roles.ts';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';
import { SCREEN_TABLE } from '../../../roles/screens.ts';

const Whole = ({ children }: { children?: ReactNode }) => children;
const Nothing = () => null;
const ActionsGroup = ({ label }: { label: string }) => `${label} | `;
const Spotlight = { Root: Whole, Search: Nothing, ActionsList: Whole, ActionsGroup, Empty: Whole };
vi.doMock('@mantine/spotlight', async (original) => ({ ...(await original<object>()), Spotlight }));
const { Palette } = await import('@/app/shell/palette/palette.tsx');
const { ManualContext } = await import('@/app/manual/use-manual.ts');

const FINDS = "Raqam yozilsa yoki havola qo'yilsa, tashabbus qidiriladi.";

/** The roles that have no page. */
const NONE: readonly Role[] = ['quarter_manager', 'quarter_moderator'];
const hasDesk = (role: Role) =>
  SCREEN_TABLE.find(({ path }) => path === 'initiatives/review')?.roles.includes(role) ?? false;

/** All that the palette says to a role, with the headings of its groups, beside what is kept on this computer. */
async function said(role: Role, kept: object = {}) {
  const manual = { open: () => undefined, toggle: () => undefined };
  const palette = createElement(ManualContext, { value: manual }, createElement(Palette));
  return textOf((await drawPart(palette, { ...LOOKUPS, ...kept }, { role, region: 2, district: 22 })).html);
}

it.each(ROLES)('the palette says that a number finds an initiative where the role has the desk: %s', async (role) => {
  expect(await said(role)).toBe(
    `${NONE.includes(role) ? 'Hech narsa topilmadi' : 'Sahifalar |'} ${hasDesk(role) ? `${FINDS} ` : ''}«>» faqat buyruqlar.`,
  );
});

it.each(ROLES.filter((role) => !NONE.includes(role)))(
  'pages are headed with views only where there are any: %s',
  async (role) => {
    const views = { initiatives: [{ id: 'v', name: 'Kutayotganlar', query: '', starred: false }] };
    const heading = hasDesk(role) ? "Sahifalar va ko'rinishlar | " : 'Sahifalar | ';
    const text = await said(role, { 'keep views': { value: views } });
    expect(text.slice(0, heading.length)).toBe(heading);
  },
);
