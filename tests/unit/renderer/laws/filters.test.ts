import { ROLES, type Role } from '@shared/roles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { LISTS } from './drawn-list.ts';
import { EMPTY, type EmptyLine } from './empty-table.ts';
import {
  ASKING,
  ASKING_IN_DIALOGS,
  type AskingLine,
  type FilterLine,
  NO_FILTERS,
  OF_PLATFORM,
  OFFERED,
} from './filter-table.ts';
import type { ListLine } from './list-line.ts';
import type { Controls } from './page-stubs.tsx';
import { LOOKUPS } from './places.ts';
import { draw, drawPart, type Situation, screenAt } from './program.tsx';
import { elementsIn, textOf } from './table-of.ts';

const { createQueryClient } = await import('@/api/query-client.ts');

const CLEAR = 'Filtrlarni tozalash';
/** The lists with an address of their own; the same list in another width or language has one line. */
const ADDRESSED = LISTS.filter(({ at }) => typeof at === 'string');
const LINES = Object.entries(ASKING).map(([name, asking]) => {
  const line = LISTS.find((list) => list.name === (asking.of ?? name));
  if (typeof line?.at !== 'string') throw new Error(`no list ${name} with an address`);
  return [name, { ...line, at: line.at, situation: { ...line.situation, ...asking.as } }, asking] as const;
});
const FILTERED = LINES.filter(([, , { filters = [] }]) => filters.length > 0);

type Addressed = ListLine & { at: string };

/** Draws a list at an address of its own that has these parameters, too. */
async function shown(line: Addressed, query = '', queries?: QueryClient) {
  const { at, call, envelope, record, situation } = line;
  const [path] = at.split('?');
  const answers = { ...LOOKUPS, ...line.answers, [call]: envelope([record]) };
  const drawn = await draw(`${path}?${query}`, answers, { ...situation, ...(queries && { queries }) });
  const [asked] = drawn.calls.filter((one) => one.path === call);
  const language = asked?.language === undefined ? {} : { language: asked.language };
  return { ...drawn, asked: { ...asked?.query, ...language } as Readonly<Record<string, unknown>> };
}

const queryOf = ({ at }: Addressed) => at.split('?')[1] ?? '';
const onPage = (line: Addressed, page: number, size?: number) =>
  new URLSearchParams([
    ...new URLSearchParams(queryOf(line)),
    ['page', String(page)],
    ...(size ? [['size', String(size)]] : []),
  ]).toString();

/** What the call names its page, counted from 1. */
function pageOf({ size = 20, pages }: AskingLine, page: number, rows = size): object {
  if (size === null || rows === null) return {};
  return pages ? { page: page - 1, size: rows } : { limit: rows, offset: (page - 1) * rows };
}

const choose = (controls: Controls, label: string, value?: string) => {
  const control = controls.get(label);
  if (!control || control.disabled) throw new Error(`${label} cannot be used`);
  control.onChange(value as never);
};

/** Uses these filters one after the other; returns the query of the address that they lead to. */
async function used(
  line: Addressed,
  filters: readonly FilterLine[],
  begin: string,
  queries?: QueryClient,
): Promise<string> {
  let query = begin;
  for (const [label, chosen] of filters) {
    const { after } = await shown(line, query, queries);
    query = after((controls) => choose(controls, label, chosen));
  }
  return query;
}

const sentBy = (filters: readonly FilterLine[]) => Object.assign({}, ...filters.map(([, , sent]) => sent));

it('has a line for every list with an address', () => {
  const alike = (one: ListLine) => LINES.some(([, line]) => line.call === one.call);
  expect(ADDRESSED.filter((line) => !ASKING[line.name] && !alike(line)).map(({ name }) => name)).toEqual([]);
});

/** The call that gives the seasons of the programme which a call belongs to. */
const seasonsOf = (call: string) => (call.includes('/my-school/') ? 'api/v1/my-school/boards' : 'api/v1/boards');

it.each(LINES)(
  '%s: asks for its first page and its own seasons, with defaults, nothing else',
  async (_, line, asking) => {
    const { asked, controls, calls } = await shown(line, queryOf(line));
    const seasons = calls.map(({ path }) => path).filter((path) => path.endsWith('/boards'));
    expect(seasons.filter((path) => path !== seasonsOf(line.call))).toEqual([]);
    expect(asked).toEqual({ ...asking.asks, ...pageOf(asking, 1) });
    const others = [...NO_FILTERS, ...(asking.beside ?? [])];
    const labels = [...controls.keys()].filter((label) => !others.includes(label));
    expect(labels).toEqual((asking.filters ?? []).map(([label]) => label));
    // All others can be emptied.
    const needed = [...controls.values()].filter(({ required }) => required).map(({ label }) => label);
    expect(needed).toEqual(asking.needs ?? []);
  },
);

it.each(LINES)('%s: its filters offer all of their choices', async (name, line) => {
  const { controls } = await shown(line, queryOf(line));
  const offering = [...controls.values()].flatMap(({ label, segments, options }) => {
    const choices = segments ?? options;
    return choices && !OF_PLATFORM.includes(label) ? [[label, choices.map((one) => one.label).join(', ')]] : [];
  });
  const wanted = offering.map(([label = '']) => [label, OFFERED[`${name}: ${label}`] ?? OFFERED[label]]);
  expect(offering).toEqual(wanted);
});

const IN_DIALOGS = LISTS.flatMap((line) => (typeof line.at === 'string' ? [] : [[line.name, line, line.at] as const]));

it('has a line for every list in a dialog', () => {
  expect(Object.keys(ASKING_IN_DIALOGS).sort()).toEqual(IN_DIALOGS.map(([name]) => name).sort());
});

// Its filters are no address: what they lead to is not drawn on the server.
it.each(IN_DIALOGS)('%s: asks for the first page, with its defaults and nothing else', async (name, line, at) => {
  const { call, envelope, record, situation } = line;
  const answers = { ...LOOKUPS, ...line.answers, [call]: envelope([record]) };
  const { calls, controls } = await drawPart(await at(), answers, situation);
  const asking = ASKING_IN_DIALOGS[name] as AskingLine;
  expect(calls.find(({ path }) => path === call)?.query).toEqual({ ...asking.asks, ...pageOf(asking, 1) });
  expect([...controls.keys()].filter((label) => !NO_FILTERS.includes(label))).toEqual(
    (asking.filters ?? []).map(([label]) => label),
  );
});

it.each(LINES.filter(([, , { size, fixed }]) => size !== null && !fixed))(
  '%s: page and rows per page are those of the address',
  async (_, line, asking) => {
    const { asked } = await shown(line, onPage(line, 3, 50));
    expect(asked).toEqual({ ...asking.asks, ...pageOf(asking, 3, 50) });
  },
);

it.each(
  FILTERED.flatMap(([name, line, asking]) =>
    (asking.filters ?? []).map((filter) => [name, filter[0], line, asking, filter] as const),
  ),
)('%s: %s goes out under its own parameter, from the first page', async (_, __, line, asking, filter) => {
  const before = (asking.filters ?? []).filter(([label]) => label === filter[3]);
  // What has been read without it does not answer it.
  const queries = createQueryClient();
  await shown(line, queryOf(line), queries);
  const query = await used(line, [...before, filter], onPage(line, 3), queries);
  const { asked, controls } = await shown(line, query, queries);
  expect(asked).toEqual({ ...asking.asks, ...sentBy([...before, filter]), ...pageOf(asking, 1) });
  // It shows what was chosen, and can be cleared, also where it is the only one.
  expect(String(controls.get(filter[0])?.value)).toBe(filter[1]);
  if (controls.has(CLEAR)) expect(controls.get(CLEAR)?.disabled).toBe(asking.stays?.includes(filter[0]) ?? false);
});

/** What stands below the picture of an empty list. */
const emptyIn = (html: string): string[][] =>
  [...html.matchAll(/tabler-icon-inbox\b[^>]*>.*?<\/svg>((?:<p\b[^>]*>[^<]*<\/p>)+)/gs)].map(([, said = '']) =>
    elementsIn(said, 'p', /(?:)/).map(({ inner }) => textOf(inner)),
  );

function emptyOf(name: string): EmptyLine {
  const line = EMPTY[name];
  if (!line) throw new Error(`nothing is known of ${name} without a row`);
  return line;
}

const saidWithout = async (line: Addressed, query: string) =>
  emptyIn((await shown({ ...line, envelope: () => line.envelope([]) }, query)).html);

it('a list that is empty has a line for what it says', () => {
  const lists = [...Object.keys(ASKING), ...Object.keys(ASKING_IN_DIALOGS)];
  expect(Object.keys(EMPTY).sort()).toEqual(lists.sort());
});

it.each(LINES)(
  '%s: without a row it says so in its own words, and whichever filter is set, in those of a filtered list',
  async (name, line, { filters = [], stays = [] }) => {
    const { bare, filtered = bare } = emptyOf(name);
    expect(await saidWithout(line, queryOf(line))).toEqual([bare]);
    for (const filter of filters.filter(([label]) => !stays.includes(label))) {
      const before = filters.filter(([label]) => label === filter[3]);
      const said = await saidWithout(line, await used(line, [...before, filter], queryOf(line)));
      expect([filter[0], said]).toEqual([filter[0], [filtered]]);
    }
  },
);

it.each(IN_DIALOGS)('%s: without a row it says so in its own words', async (name, line, at) => {
  const answers = { ...LOOKUPS, ...line.answers, [line.call]: line.envelope([]) };
  expect(emptyIn((await drawPart(await at(), answers, line.situation)).html)).toEqual([emptyOf(name).bare]);
});

it('only an unfiltered list has none yet, and only one that is filtered advises to change its filters', () => {
  for (const [name, , { filters = [], narrowed = false }] of LINES) {
    const { bare, filtered = bare } = emptyOf(name);
    expect([name, filters.length > 0 && /\bHali\b/.test(filtered[0])]).toEqual([name, false]);
    expect([name, bare.some((said = '') => /o'zgartirib ko'ring/.test(said))]).toEqual([name, narrowed]);
  }
});

it.each(FILTERED)('%s: its filters combine, and are gone once they are cleared', async (_, line, asking) => {
  const { filters = [], clears = filters.length > 1, stays = [] } = asking;
  const query = await used(line, filters, queryOf(line));
  const { asked, controls, after } = await shown(line, query);
  expect(asked).toEqual({ ...asking.asks, ...sentBy(filters), ...pageOf(asking, 1) });
  // Chosen once more, a filter leaves the others as they are.
  const alone = filters.filter(([label]) => !filters.some(([, , , first]) => first === label));
  for (const [label, chosen] of alone) expect(after((now) => choose(now, label, chosen))).toBe(query);
  expect(controls.has(CLEAR)).toBe(clears);
  if (!clears) return;
  const cleared = await shown(
    line,
    after((now) => choose(now, CLEAR)),
  );
  const stayed = sentBy(filters.filter(([label]) => stays.includes(label)));
  expect(cleared.asked).toEqual({ ...asking.asks, ...stayed, ...pageOf(asking, 1) });
  expect(cleared.controls.get(CLEAR)?.disabled).toBe(true);
});

it.each(FILTERED.filter(([, , { filters }]) => filters?.some(([label]) => label === 'Tuman')))(
  '%s: another region empties the district',
  async (_, line, asking) => {
    const { filters = [] } = asking;
    const query = await used(line, filters, queryOf(line));
    const other = await shown(line, await used(line, [['Viloyat', '1', {}]], query));
    const [, , ofDistrict] = filters.find(([label]) => label === 'Tuman') ?? [];
    const [, , ofRegion] = filters.find(([label]) => label === 'Viloyat') ?? [];
    for (const key of Object.keys(ofDistrict ?? {})) expect(other.asked[key]).toBeUndefined();
    expect(Object.keys(ofRegion ?? {}).map((key) => other.asked[key])).toContain(1);
  },
);

/** Who is bound to a place, by list (J-009, J-010, K-008, L-022, Z-106): asked for that alone, and without one for nothing. */
const BOUND: Readonly<Record<string, readonly Role[]>> = {
  ...{ quarters: ['moderator', 'region_manager'], 'quarter-reports': ['moderator', 'region_manager'] },
  ...{ population: ['region_manager'], kindergartens: ['region_manager'] },
};

it.each(LINES.filter(([, , { as }]) => !as))(
  '%s: is not asked for where its reader has no place to be bound to',
  async (name, line) => {
    const { roles: may } = screenAt(line.at);
    const bound: Role[] = [];
    for (const role of ROLES.filter((one) => may.length === 0 || may.includes(one))) {
      const of = (place: Situation) =>
        shown({ ...line, situation: { ...line.situation, ...place, role } }, queryOf(line));
      const { calls, html } = await of({});
      const says = textOf(html).includes("Profilingizda hududingiz ko'rsatilmagan");
      expect([role, says]).toEqual([role, !calls.some(({ path }) => path === line.call)]);
      if (says) expect((await of({ region: 2, district: 22 })).asked.region_id).toBe(2);
      if (says) bound.push(role);
    }
    expect(bound.sort()).toEqual(BOUND[name] ?? []);
  },
);
