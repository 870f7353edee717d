import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import type { JournalEntry } from '@shared/journal.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { acts, stubActs } from './act-stubs.tsx';
import { type Answers, type Call, type Noted, platform } from './platform-stub.ts';
import type { Situation } from './program.tsx';
import { elementsIn, textOf } from './table-of.ts';

stubActs();
const { draw, drawPart } = await import('./program.tsx');
const { createQueryClient } = await import('@/api/query-client.ts');
const { lookOf } = await import('@/features/journal/actions.ts');
const { createI18n } = await import('@/i18n/i18n.ts');
const { I18nProvider } = await import('@/i18n/use-t.ts');
const { digestOf } = await import('@/kit/digest.ts');

/** A notice: the look of its colour, and its lines, headline first. */
export type Told = readonly [look: 'success' | 'neutral' | 'warning' | 'error', ...lines: string[]];

/** What something done on a page has led to. */
export type Done = {
  /** What it has given; an error that it has thrown. */
  outcome: unknown;
  told: readonly Told[];
  /** The calls that change something. */
  wrote: readonly Partial<Call>[];
  /** What the journal calls it. */
  journal: readonly string[];
  /** What the journal says of it otherwise than what was sent: facts and the person's own words. */
  notedOtherwise: readonly string[];
  /** Whether what the page shows of this path is read again after the last change. */
  isReread: (path: string) => boolean;
};

const OUTCOMES = { good: 'success', idle: 'neutral', warn: 'warning', bad: 'error' } as const;
const LOOKS = { green: 'success', gray: 'neutral', yellow: 'warning', red: 'error' } as const;

const said = (node: ReactNode): string =>
  textOf(
    renderToStaticMarkup(
      <I18nProvider value={createI18n('latin')}>
        <MantineProvider>{node}</MantineProvider>
      </I18nProvider>,
    ),
  );

/** The notices that have been shown, in their order. */
const told = (): Told[] =>
  notificationsStore.getState().notifications.map(({ color, title, message }) => {
    const lines = [title, message].filter((line) => line !== undefined).map((line) => said(line));
    return [LOOKS[color as keyof typeof LOOKS], ...lines];
  });

/** What a page says in its alerts and of each of several outcomes. */
const shownIn = (html: string): Told[] => [
  ...elementsIn(html, 'div', /\srole="alert"/).map(({ attributes, inner }): Told => {
    const colour = /alert-color:\s*var\(--mantine-color-(\w+)/.exec(attributes)?.[1];
    return [LOOKS[(colour ?? 'gray') as keyof typeof LOOKS], textOf(inner)];
  }),
  ...elementsIn(html, 'li', /\sdata-look="/).map(({ attributes, inner }): Told => {
    const look = /data-look="(\w+)"/.exec(attributes)?.[1];
    return [OUTCOMES[look as keyof typeof OUTCOMES], textOf(inner)];
  }),
];

/** Whether a fact of the journal is this value: itself, its digest, or gone where nought or an empty text clears it. */
const isFactOf = (fact: unknown, value: unknown): boolean =>
  fact === value || (typeof value === 'string' && fact === digestOf(value)) || (fact === null && !value);

const otherwise = ({ note: { action, note, expect = {} }, sent }: Noted): string[] => [
  ...Object.entries(expect)
    .filter(([name, fact]) => name in sent && !isFactOf(fact, sent[name]))
    .map(([name, fact]) => `${action} expects ${name} ${fact}, not ${sent[name]}`),
  ...(note === undefined || Object.values(sent).includes(note) ? [] : [`${action} notes ${note}`]),
];

/** A page whose window has no open dialog but those that were drawn. */
const WINDOW = { querySelector: () => null, activeElement: null };

/**
 * Draws a screen, or a part of one, on which something is then done. The platform answers anew what has changed
 * meanwhile.
 */
export async function acting(at: string | ReactNode, answers: Answers, situation: Situation = {}) {
  Object.assign(acts, {
    dialog: undefined,
    form: undefined,
    selects: new Map(),
    offered: new Map(),
    removals: [],
    imports: [],
  });
  Object.assign(acts, { answer: true, send: () => undefined, failure: null, trouble: null, refusedField: undefined });
  const queries = createQueryClient();
  const all = { ...situation, queries };
  const drawn = () => (typeof at === 'string' ? draw(at, answers, all) : drawPart(at, answers, all));
  const { html } = await drawn();
  const does = async (deed: () => unknown, meanwhile: Answers = {}): Promise<Done> => {
    Object.assign(platform, { answers: { ...answers, ...meanwhile }, calls: [], noted: [], kept: [] });
    Object.assign(acts, { asked: [] });
    notifications.clean();
    for (const query of queries.getQueryCache().getAll()) query.setState({ isInvalidated: false });
    Object.assign(globalThis, { document: WINDOW });
    try {
      const outcome = await (async () => deed())().catch((thrown: unknown) => thrown);
      // What is not waited for has ended when nothing is left to be answered.
      await new Promise(setImmediate);
      const wrote = platform.calls
        .filter(({ method }) => method)
        .map(({ query, ...call }) => (Object.keys(query).length > 0 ? { ...call, query } : call));
      const known = queries.getQueryCache().getAll();
      const isReread = (path: string) => {
        const of = known.filter(({ queryKey }) => queryKey[0] === path);
        const after = platform.calls.slice(platform.calls.findLastIndex(({ method }) => method) + 1);
        const again = after.some((call) => call.path === path);
        return again || (of.length > 0 && of.every(({ state }) => state.isInvalidated));
      };
      const journal = platform.noted.map(({ note }) => lookOf(note as JournalEntry).label);
      return { outcome, told: told(), wrote, journal, notedOtherwise: platform.noted.flatMap(otherwise), isReread };
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  };
  /** What is shown once a press has failed. */
  const shown = async (): Promise<Told[]> => shownIn((await drawn()).html);
  return { html, queries, does, shown };
}
