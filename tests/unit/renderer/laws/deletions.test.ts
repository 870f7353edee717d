import { expect, it } from 'vitest';
import { FINANCE } from '@/i18n/failure-words.ts';
import { readSources } from '../../../support/source-constants.ts';
import { acts } from './act-stubs.tsx';
import { acting } from './acted.tsx';
import { LISTS } from './drawn-list.ts';
import type { ListLine } from './list-line.ts';
import { LOOKUPS } from './places.ts';
import { Refusal, SAID } from './platform-stub.ts';
import { tablesIn } from './table-of.ts';
import { documentOf } from './words-table.ts';

/** Paths of records that are not below that of their list. */
const PATHS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['news', 'green-budget', 'state-buying'].map((path) => [`api/v1/admin/${path}`, `api/v1/${path}`]),
  ),
  'api/v2/info/forum/filter': 'api/v2/info/forum',
  'api/v1/moderators/quarterly-reports': 'api/v1/quarterly-reports',
  'api/v1/organizations/pagination': 'api/v1/organizations',
};

/** The documents' words for a deletion that has its own; the others have those of all (spec 001 §8, spec 002 §8). */
const OWN: Readonly<Record<string, string>> = {
  'appeals, wide': "Ushbu savol o'chirildi",
  'budget-params': "Qator muvaffaqiyatli o'chirildi",
  'chronology of an initiative': "Xronologiya o'chirildi",
  contacts: "Ushbu kontakt o'chirildi",
  managers: "Moderator o'chirildi",
  moderators: "Moderator o'chirildi",
  organizations: "Tashkilot o'chirildi",
  quarters: "Mahalla o'chirildi",
  users: "Foydalanuvchi o'chirildi",
};
const DELETED = "Muvaffaqqiyatli o'chirildi";

const BETWEEN = /, | · /;
/** Of a name, what the row shows otherwise: a quarter of a year by its number, the whole of a key. */
const OTHERWISE = /-chorak$|^•••/;

/** Appeals are deleted by an admin, not by those whose list the law of lists draws (F-006). */
const ofAdmin = (line: ListLine): ListLine =>
  line.name === 'appeals, wide' ? { ...line, buttons: ["O'chirish"], situation: { wide: true } } : line;
const LINES = LISTS.map(ofAdmin).flatMap((line) =>
  line.buttons?.includes("O'chirish") && typeof line.at === 'string' ? [[line.name, line, line.at] as const] : [],
);

it('whatever is deleted is deleted by the button of its row, but for an appeal, also in its detail', () => {
  const uses = readSources().usesIn(['features/', 'domains/', 'entities/', 'app/'], /useDelete/);
  expect(uses.filter(({ of }) => of === 'useDelete').map(({ file }) => file)).toEqual([
    'features/appeals/appeal-detail.tsx',
  ]);
});

async function begun({ record, key = 'id', call, envelope, answers, situation }: ListLine, at: string) {
  const id = Number(record[key]);
  const page = await acting(at, { ...LOOKUPS, ...answers, [call]: envelope([record]) }, situation);
  const removal = acts.removals.findLast((one) => one.id === id);
  if (!removal) throw new Error(`no button deletes ${id}`);
  return { page, id, remove: removal.press };
}

it.each(LINES)('%s: the record is deleted once it has been named and a person has said yes', async (name, line, at) => {
  const { page, id, remove } = await begun(line, at);
  // Contacts have one path, and the id in the body (spec 001 §7).
  const call =
    name === 'contacts'
      ? { method: 'DELETE', path: line.call, body: { id } }
      : { method: 'DELETE', path: `${PATHS[line.call] ?? line.call}/${id}` };
  const key = `DELETE ${call.path}`;

  acts.answer = false;
  const kept = await page.does(remove, { [key]: {} });
  expect(kept).toMatchObject({ wrote: [], told: [['neutral', "O'chirish bekor qilindi"]] });

  acts.answer = true;
  const refused = await page.does(remove, { [key]: new Refusal() });
  expect(refused).toMatchObject({ wrote: [call], told: [['error', 'Xatolik', "Iltimos, qayta urinib ko'ring"]] });
  expect(refused.isReread(line.call)).toBe(true);

  // What the platform says stands below the words of document 2, and instead of those of document 1 (Z-141, Z-166).
  const heard = await page.does(remove, { [key]: new Refusal(SAID) });
  const words = documentOf(at.split('?')[0] ?? '')?.words === FINANCE ? ["Iltimos, qayta urinib ko'ring"] : [];
  expect(heard.told).toEqual([['error', 'Xatolik', [...words, SAID].join(' ')]]);

  const left = await page.does(remove, { [key]: new Refusal(undefined, 'cancelled') });
  expect(left.told).toEqual([]);

  const done = await page.does(remove, { [key]: {} });
  expect(done).toMatchObject({ wrote: [call], told: [['success', OWN[name] ?? DELETED]] });
  expect(done.isReread(line.call)).toBe(true);
  //
  expect(acts.asked).toMatchObject([{ title: 'Diqqat!', message: "Ma'lumoitni o'chirasizmi?", danger: true }]);
  // By what the row shows of it: a whole value, or words of one.
  const shown = tablesIn(page.html).flatMap(({ rows }) => rows.flat().flatMap((cell) => cell.shown));
  const isShown = (part: string) =>
    shown.some((text) => text.split(BETWEEN).includes(part) || (part.length > 4 && text.includes(part)));
  const parts = (acts.asked[0]?.about ?? 'no name').split(BETWEEN);
  expect(parts.filter((part) => !OTHERWISE.test(part) && !isShown(part))).toEqual([]);
});
