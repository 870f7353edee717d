import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

type Key = { title: string; keys: readonly string[]; run: () => void; enabled: () => boolean };
let commands: readonly Key[] = [];
vi.doMock('@/kit/commands/use-commands.ts', () => ({
  useCommands: (drawn: readonly Key[]) => {
    commands = drawn;
  },
}));
const running = new Map<number, string>();
vi.doMock('@/domains/initiative/actions/actions-provider.tsx', () => ({
  useActions: () => ({ running, start: () => undefined }),
}));
const { HoldSending } = await import('@/kit/holds/hold-sending.tsx');
const { Decisions } = await import('@/features/review/decisions.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

type Props = Partial<Parameters<typeof Decisions>[0]>;
const UNSEEN = initiativeSchema.parse({ id: 701, stage: 'INITIAL' });
const board = (stage: string) => ({ id: 6, stage, type: null }) as never;

/** The keys that begin something on an initiative that nobody has decided, under review unless this says otherwise. */
async function keysOf(props: Props): Promise<string[]> {
  const all = { initiative: UNSEEN, board: board('REVIEW'), underWay: false, ...props };
  await drawPart(createElement(Decisions, all), {}, { role: 'admin' });
  return commands.filter(({ enabled }) => enabled()).flatMap(({ keys }) => keys);
}

it.each<[string, Props, string[]]>([
  ['what is possible', {}, ['KeyA', 'KeyR', 'KeyE', 'KeyL']],
  ['no decision outside of the review', { board: board('VOTING') }, ['KeyE', 'KeyL']],
  ['nothing while a decision is being sent', { underWay: true }, []],
  ['nothing that has another meaning at present', { taken: 'KeyA' }, ['KeyR', 'KeyE', 'KeyL']],
])('the keys of the desk begin %s', async (_, props, keys) => {
  expect(await keysOf(props)).toEqual(keys);
});

it('the keys of the desk begin nothing while an action is running', async () => {
  running.set(UNSEEN.id, 'location');
  expect(await keysOf({})).toEqual([]);
  running.clear();
});

it.each([
  [true, "Muallif tashabbusni o'zgartira oladi"],
  [false, "Muallif tashabbusni o'zgartira olmaydi"],
])('C-040: says whether the author may edit: %s', async (is_editable, words) => {
  const props = { initiative: { ...UNSEEN, is_editable }, board: board('REVIEW'), underWay: false };
  const { html } = await drawPart(createElement(Decisions, props), {}, { role: 'moderator' });
  expect(textOf(html)).toContain(words);
});

const HINTS = [
  'Qaror alohida oynada tasdiqlanadi',
  'Bu tashabbus sizdan qaror kutmayapti',
  "Mavsum ko'rib chiqish bosqichida emas",
  'Qaroringiz yuborilmoqda',
  'Nusxalandi',
] as const;
const HOLD = { reason: 'Nusxalandi', kept: 'Nusxalandi', plain: 'Nusxalandi' } as const;

it.each<[string, Props, typeof HOLD | null, string]>([
  ['how one is taken', {}, null, 'Qaror alohida oynada tasdiqlanadi'],
  [
    'that none is waited for',
    { initiative: { ...UNSEEN, stage: 'PASSED' } },
    null,
    'Bu tashabbus sizdan qaror kutmayapti',
  ],
  ['that the season is in no review', { board: board('VOTING') }, null, "Mavsum ko'rib chiqish bosqichida emas"],
  ['that one is being sent', { underWay: true }, null, 'Qaroringiz yuborilmoqda'],
  ['why none can be sent now', {}, HOLD, 'Nusxalandi'],
])('below the decisions stands %s, and nothing else', async (_, props, hold, said) => {
  const all = { initiative: UNSEEN, board: board('REVIEW'), underWay: false, ...props };
  const part = (
    <HoldSending hold={hold}>
      <Decisions {...all} />
    </HoldSending>
  );
  const text = textOf((await drawPart(part, {}, { role: 'admin' })).html);
  expect(HINTS.filter((hint) => text.includes(hint))).toEqual([said]);
});
