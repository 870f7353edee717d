import { createElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart, screenAt } from '../../laws/program.tsx';
import { elementsIn, namesIn, textOf } from '../../laws/table-of.ts';
import { MENU } from './titles.ts';

vi.doMock('@/entities/today.ts', () => ({ useToday: () => Date.parse('2026-09-10T14:02:00+05:00') }));
vi.doMock('@/api/downloads.ts', () => ({ useDownloads: () => [] }));
vi.doMock('@/app/manual/use-manual.ts', async (original) => ({ ...(await original<object>()), useManual: () => ({}) }));
const Whole = ({ children }: { children?: ReactNode }) => children;
const Nothing = () => null;
const Action = ({ label, rightSection }: { label: string; rightSection: ReactNode }) => (
  <article>
    <b>{label}</b>
    {rightSection}
  </article>
);
const Spotlight = { Root: Whole, Search: Nothing, ActionsList: Whole, ActionsGroup: Whole, Empty: Nothing, Action };
vi.doMock('@mantine/spotlight', async (original) => ({ ...(await original<object>()), Spotlight }));
const { menuFor } = await import('@/app/menu/menu.ts');
const { SCREENS } = await import('@/app/menu/registry.ts');
const { Header } = await import('@/app/shell/header/header.tsx');
const { Palette } = await import('@/app/shell/palette/palette.tsx');
const { Flyout } = await import('@/app/shell/sidebar/rail/flyout.tsx');
const { MenuRail } = await import('@/app/shell/sidebar/rail/menu-rail.tsx');
const { MenuTree } = await import('@/app/shell/sidebar/tree/menu-tree.tsx');

const groups = menuFor('admin', SCREENS);
const idle = () => undefined;
const drawn = async (part: ReactNode) => (await drawPart(part, LOOKUPS)).html;

/** The entries of a group as its menu shows them: below their section, with their addresses. */
const entriesOf = ({ menu }: (typeof MENU)[number]) =>
  Object.entries(menu).flatMap(([section, lines]) =>
    lines.map(([path, title]) => [section, `/app/${path}`, title] as const),
  );

/** The entries that stand in a drawn menu: each link, below the last title of a section before it. */
function shownIn(html: string): string[][] {
  let section = '';
  const marks = /<div[^>]*\s(?:aria-hidden="true"|role="presentation")[^>]*>([^<]+)<\/div>|<a(\s[^>]*)>(.*?)<\/a>/gs;
  return [...html.matchAll(marks)].flatMap(([, title, attributes = '', inner = '']) => {
    if (title !== undefined) section = textOf(title);
    return title === undefined ? [[section, /\shref="([^"]*)"/.exec(attributes)?.[1] ?? '', textOf(inner)]] : [];
  });
}

/** Every screen with its title and the group whose name stands above it. */
const TITLES = MENU.flatMap(({ title: group, menu, beside = [] }) => [
  ...Object.values(menu)
    .flat()
    .flatMap(([path, title, form, ...below]) => [
      [path, title, group] as const,
      ...(form ? (below.length > 0 ? below : ['add', ':id']) : []).map(
        (one) => [`${path}/${one}`, form ?? title, group] as const,
      ),
    ]),
  ...beside.map(([path, title]) => [path, title, group] as const),
]);
/** Of a screen with two places, its own. */
const ofTwo = (path: string, group: string) =>
  /^(?:indicator|state-budget)(?:\/|$)/.test(path) && group === 'Sayt boshqaruvi';
const OWN = TITLES.filter(([path, , group]) => !ofTwo(path, group));

it('the table names every screen of the registry once', () => {
  expect(OWN.map(([path]) => path).sort()).toEqual(SCREENS.map(({ path }) => path).sort());
});

it.each(OWN)('the head of %s is called %s, below %s', async (path, title, group) => {
  const trail = { screen: screenAt(path), address: `/app/${path}`, crumbs: [] };
  const html = await drawn(createElement(Header, { trail }));
  const [way] = elementsIn(html, 'ol', /(?:)/).map(({ inner }) => textOf(inner));
  const [head] = elementsIn(html, 'h1', /(?:)/).map(({ inner }) => textOf(inner));
  expect([head, way]).toEqual([title, path === 'desk' ? undefined : group]);
});

describe('the menu', () => {
  it('names its groups, in their order', async () => {
    const names = MENU.map(({ title }) => title);
    const tree = createElement(MenuTree, { groups, activeScreen: undefined });
    expect(namesIn(await drawn(tree), 'button')).toEqual(names);
    expect(namesIn(await drawn(createElement(MenuRail, { groups, activeScreen: undefined })), 'button')).toEqual(names);
  });

  it.each(MENU.map((group, at) => [group.title, group, at] as const))(
    'shows the entries of %s below its sections',
    async (title, group, at) => {
      const of = groups[at];
      const [first] = of?.screens ?? [];
      if (!of || !first) throw new Error(`no group ${title}`);
      const activeScreen = SCREENS.find(({ group: own }) => own === of.id);
      const tree = createElement(MenuTree, { groups, activeScreen });
      expect(shownIn(await drawn(tree))).toEqual(entriesOf(group));
      if (of.sections.length === 0) return;
      const html = await drawn(createElement(Flyout, { group: of, takesFocus: false, onOpen: idle, onLeave: idle }));
      expect(shownIn(html)).toEqual(entriesOf(group));
      expect(elementsIn(html, 'h2', /(?:)/).map(({ inner }) => textOf(inner))).toEqual([title]);
    },
  );
});

it('the palette names each screen of the menu once, then the desk, the journal and the map, with their group', async () => {
  const menu = MENU.flatMap((group) =>
    entriesOf(group).map(([, address, title]) => ({ address, title, of: group.title })),
  );
  const own = menu.filter(({ address, of }) => !ofTwo(address.replace('/app/', ''), of));
  const beside = ['Ish stoli', 'Jurnal', 'Tashabbuslar xaritasi'].map((title) => [title, 'Tashabbuslar']);
  const shown = elementsIn(await drawn(createElement(Palette)), 'article', /(?:)/).map(({ inner }) => {
    const [label] = elementsIn(inner, 'b', /(?:)/).map((one) => textOf(one.inner));
    return [label, textOf(inner.replace(/<b>.*?<\/b>/s, ''))];
  });
  expect(shown).toEqual([...own.map(({ title, of }) => [title, of]), ...beside]);
});
