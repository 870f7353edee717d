import '../../../tests/e2e/support/page-bridge.ts';
import type { Locator, Page } from 'playwright';
import type { Download } from '../../../src/shared/downloads.ts';
import { count, type Told } from '../ledger.ts';
import { inWindow, seen } from '../people/signs.ts';
import { openPart } from './open-initiative.ts';
import { ANSWER_MS, begin, hear, MOST_PRESSES, type Task } from './task.ts';

/** How long the tray may take to show that a download has ended. */
const ROW_MS = 2_000;
/** Polling interval of a running download. */
const RUNNING_MS = 80;
const AGAIN = /^(Qayta urinish|Davom ettirish)$/;

/** The row of an ended download in the open tray; null while it runs, as its name may be that of an earlier file. */
async function rowOf(page: Page, id: string): Promise<Locator | null> {
  const ended = await endedOf(page, id);
  if (!ended) return null;
  const tray = page.getByRole('dialog', { name: 'Yuklab olishlar' });
  const rows = tray.locator(`li[data-state="${ended.state}"]`);
  return rows.filter({ has: page.getByText(ended.name, { exact: true }) });
}

/** The download once it has ended; null while it runs. */
const endedOf = (page: Page, id: string): Promise<Download | null> =>
  inWindow(() =>
    page.evaluate(async (wanted) => {
      const list = await window.bridge.downloads.list();
      return (list.ok && list.value.find((one) => one.id === wanted && one.state !== 'running')) || null;
    }, id),
  );

/** The final outcome that the tray shows for a download. */
async function outcomeOf(page: Page, id: string): Promise<Told> {
  for (const until = Date.now() + ANSWER_MS; Date.now() < until; ) {
    const row = await rowOf(page, id);
    const signs = row && {
      done: row.getByRole('button', { name: 'Ochish' }),
      refused: row.getByRole('button', { name: AGAIN }),
    };
    const said = await seen(page, signs ?? {}, signs ? ROW_MS : RUNNING_MS);
    if (said !== 'silent') return said;
  }
  return 'silent';
}

/** Downloads a paper; after a failure, retries or resumes with the tray's button. */
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
    if (told === 'done') attempt.record = (await endedOf(page, id))?.name ?? '';
    if (told !== 'refused') return;
    count(ledger, 'downloads gone on with');
    const row = await rowOf(page, id);
    await inWindow(async () => row?.getByRole('button', { name: AGAIN }).first().click());
  }
}
