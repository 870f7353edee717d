import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { guardScreen } from '@/app/guards.ts';
import { menuFor } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import type { Situation } from '@/domains/initiative/model/access.ts';
import type { Permission } from '@/kit/actions/action.ts';
import { ADDRESSES } from '../../../../e2e/support/screens/addresses.ts';
import { AREA_TABLE } from '../../roles/areas.ts';
import { SCREEN_TABLE } from '../../roles/screens.ts';
import { nameOf, SITUATIONS } from '../../roles/situations.ts';
import { permissionBy } from '../../roles/table.ts';

/** The exports of every `access.ts` of the program, by the name of its folder. */
const PROGRAM = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, unknown>>('../../../../../src/renderer/src/{features,domains}/**/access.ts', {
      eager: true,
    }),
  ).map(([path, exported]) => [
    path.replace(/^.*\/(?:features|domains)\/(.*?)(?:\/model)?\/access\.ts$/, '$1'),
    exported,
  ]),
);

/** A rule of the program, callable with the arguments of its table lines. */
const ruleOf = <Arguments extends unknown[], Answer>(area: string, name: string) =>
  PROGRAM[area]?.[name] as (...given: Arguments) => Answer;

/** The lines of all areas, each with its place. */
const LINES = Object.entries(AREA_TABLE).flatMap(([area, { rules }]) =>
  Object.entries(rules).map(([name, lines]) => ({ area, name, lines })),
);

describe('the table of screens', () => {
  it('has every screen of the program, in the order of its menu, and no other', () => {
    expect(SCREENS.map(({ path, menu }) => ({ path, menu }))).toEqual(
      SCREEN_TABLE.map(({ path, menu }) => ({ path, menu })),
    );
  });

  it.each(SCREEN_TABLE)('$path opens to its roles and to no other: $source', ({ path, roles }) => {
    const screen = SCREENS.find((known) => known.path === path);
    const opens = (role: Role) => screen !== undefined && 'show' in guardScreen(role, screen);
    expect(ROLES.filter(opens).toSorted()).toEqual(roles.toSorted());
  });

  it('names the record of each path with an id, by which the pictures and `looks` open it', () => {
    const lost = SCREEN_TABLE.filter(({ path, record }) => path.includes(':') && !record && !(path in ADDRESSES));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it.each(ROLES)('%s has the menu of the table', (role) => {
    const table = SCREEN_TABLE.filter((line) => line.menu && line.roles.includes(role)).map(({ path }) => path);
    const inOrder = (paths: readonly string[]) =>
      paths.toSorted((one, other) => table.indexOf(one) - table.indexOf(other));
    const groups = menuFor(role, SCREENS);
    const shown = groups.flatMap(({ screens }) => screens.map(({ path }) => path));
    expect(inOrder([...new Set(shown)])).toEqual(table);
    // A long group is shown by section; within one, and within a short group, the order is that of the table.
    for (const { screens } of groups.flatMap((group) => (group.sections.length > 0 ? group.sections : [group]))) {
      const paths = screens.map(({ path }) => path);
      expect(paths).toEqual(inOrder(paths));
    }
  });
});

describe('the table of rules', () => {
  it('has every rule that an access.ts exports, and no other', () => {
    const named = (areas: Record<string, object>) =>
      Object.entries(areas).flatMap(([area, rules]) => Object.keys(rules).map((rule) => `${area}: ${rule}`));
    const table = Object.fromEntries(Object.entries(AREA_TABLE).map(([area, { rules }]) => [area, rules]));
    expect(named(PROGRAM).toSorted()).toEqual(named(table).toSorted());
  });

  it('names roles that may open one of the screens of the rule', () => {
    const closed = LINES.flatMap(({ area, name, lines }) => {
      const named = 'bySituation' in lines ? lines.bySituation.flatMap(({ roles }) => roles) : [];
      const screens = SCREEN_TABLE.filter(({ path }) => AREA_TABLE[area]?.screens.includes(path));
      return named.filter((role) => !screens.some(({ roles }) => roles.includes(role))).map((role) => [name, role]);
    });
    expect(closed).toEqual([]);
  });
});

describe('a role by its name', () => {
  const sources = import.meta.glob<string>('../../../../../src/renderer/src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const NAMED = new RegExp(`['"\`](${ROLES.join('|')})['"\`]`);

  it('appears only in the registry and in rules; the boards of the garden moderator are read by type (C-003)', () => {
    const naming = Object.entries(sources).filter(([, text]) => NAMED.test(text));
    const files = naming.map(([path]) => path.replace('../../../../../src/renderer/src/', ''));
    const elsewhere = files.filter((file) => !file.endsWith('/access.ts') && !file.startsWith('app/menu/'));
    // `roles.ts` names the roles that a manager can be given: values of a record.
    expect(elsewhere).toEqual(['entities/boards.ts', 'features/managers/roles.ts']);
  });
});

describe('a rule on the role alone', () => {
  const lines = LINES.flatMap(({ lines, ...place }) => ('byRole' in lines ? [{ ...place, ...lines.byRole }] : []));

  it.each(lines)('$area: $name ($source)', ({ area, name, roles }) => {
    expect(ROLES.filter(ruleOf<[Role], boolean>(area, name)).toSorted()).toEqual(roles.toSorted());
  });
});

describe('a rule on an initiative, in every situation', () => {
  const lines = LINES.flatMap(({ lines, ...place }) =>
    'bySituation' in lines ? [{ ...place, sentences: lines.bySituation }] : [],
  );

  it.each(lines)('$area: $name', ({ area, name, sentences }) => {
    const rule = ruleOf<[Situation], Permission>(area, name);
    const wrong = SITUATIONS.filter((situation) => rule(situation) !== permissionBy(sentences, situation));
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('is met and not met among more than seven thousand situations', () => {
    expect(SITUATIONS.length).toBeGreaterThan(7_000);
    for (const { area, name } of lines) {
      const given = new Set(SITUATIONS.map(ruleOf<[Situation], Permission>(area, name)));
      expect([given.has('yes'), given.has('no')], name).toEqual([true, true]);
    }
  });
});

describe('a rule with answers of its own', () => {
  const lines = LINES.flatMap(({ lines, ...place }) =>
    'byAnswer' in lines ? lines.byAnswer.map((line) => ({ ...place, ...line })) : [],
  );

  it.each(lines)('$area: $name ($source)', ({ ask, answers, others, screen }) => {
    const asked = screen === undefined ? ROLES : (SCREEN_TABLE.find(({ path }) => path === screen)?.roles ?? []);
    const expected = asked.map((role) => [role, role in answers ? answers[role] : others]);
    expect(expected).not.toEqual([]);
    expect(asked.map((role) => [role, ask(role)])).toEqual(expected);
  });
});
