import '../../e2e/support/page-bridge.ts';
import type { Page } from 'playwright';
import { count, type Told } from '../ledger.ts';
import { inWindow, seen } from '../people/signs.ts';
import { openPart } from './open-initiative.ts';
import { ANSWER_MS, begin, hear, MOST_PRESSES, type Task } from './task.ts';

/** The name in the tray changes once the platform has said it. */
const NAME_MS = 2_000;
const AGAIN = /^(Qayta urinish|Davom ettirish)$/;

const nameOf = (page: Page, id: string): Promise<string> =>
  inWindow(() =>
    page.evaluate(async (wanted) => {
      const list = await window.bridge.downloads.list();
      return (list.ok && list.value.find((one) => one.id === wanted)?.name) || '';
    }, id),
  );

/** The row of a download in the open tray. */
const rowOf = (page: Page, name: string) => {
  const tray = page.getByRole('dialog', { name: 'Yuklab olishlar' });
  return tray.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
};

/** What the tray says of a download in the end. */
async function outcomeOf(page: Page, id: string): Promise<Told> {
  for (const until = Date.now() + ANSWER_MS; Date.now() < until; ) {
    const row = rowOf(page, await nameOf(page, id));
    const done = row.getByRole('button', { name: 'Ochish' });
    const refused = row.getByRole('button', { name: AGAIN });
    const said = await seen(page, { done, refused }, NAME_MS);
    if (said !== 'silent') return said;
  }
  return 'silent';
}

/** Downloads a paper; where it fails, the tray's own button goes on. */
export async function download(task: Task): Promise<void> {
  const { person, papers, step, at } = task;
  const { page, ledger } = person;
  const menu = page.getByRole('navigation', { name: 'Asosiy menyu' });
  if (!(await openPart(person, '/app/initiatives', menu))) return;
  const path = papers[step.record % papers.length] ?? '';
  const attempt = begin(task, { work: 'download', record: `step ${at}`, words: path });
  task.ready();
  const started = await inWindow(() =>
    page.evaluate((input) => window.bridge.downloads.start(input), { path, suggestedName: `qaror-${at}` }),
  );
  if (!started.ok) return void (await hear(task, attempt, async () => 'refused'));
  const { id } = started.value;
  await inWindow(() => page.getByRole('button', { name: /^Yuklab olishlar/ }).click());
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    const told = await hear(task, attempt, () => outcomeOf(page, id));
    if (told === 'done') attempt.record = await nameOf(page, id);
    if (told !== 'refused') return;
    count(ledger, 'downloads gone on with');
    const row = rowOf(page, await nameOf(page, id));
    await inWindow(() => row.getByRole('button', { name: AGAIN }).first().click());
  }
}
