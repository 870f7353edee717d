import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropFiles } from '../../../tests/support/drop-files.ts';
import { workbookOf } from '../../../tests/support/sample-workbook.ts';
import { count } from '../ledger.ts';
import { inWindow, markHeard, newlySaid, seen } from '../people/signs.ts';
import { openPart } from './open-initiative.ts';
import { begin, hear, MOST_PRESSES, PART_MS, type Task, wordsOf } from './task.ts';

const ROWS = 400;
/** The program gives the platform minutes to process a file, and says so meanwhile. */
const WORKED_ON_MS = 330_000;
/** The first of the tax numbers that no customer of the seed has. */
const FIRST_TIN = 600_000_000;

/** Imports a table of customers: drops the file, waits for its preview, sends it. */
export async function importCustomers(task: Task): Promise<void> {
  const { person, at } = task;
  const { page, ledger } = person;
  const words = wordsOf(task);
  const file = join(person.files, `mijozlar-${at}.xlsx`);
  const rows = Array.from({ length: ROWS }, (_, row) => [words, String(FIRST_TIN + at * 1_000 + row), 'OTHERS']);
  await writeFile(file, workbookOf([['Nomi', 'INN', 'Turi'], ...rows]));

  const excel = page.getByRole('button', { name: 'Excel', exact: true });
  if (!(await openPart(person, '/app/customers', excel)))
    return void ledger.broken.push(`${person.name} does not get the list of customers`);
  await inWindow(() => excel.click());
  await inWindow(() => page.getByRole('menuitem', { name: 'Exceldan yangilash' }).click());
  const dialog = page.getByRole('dialog', { name: 'Buyurtmachilarni Excel orqali yangilash' });
  const zone = dialog.locator('[data-drop-zone]');
  await inWindow(() => zone.waitFor());
  if (task.step.mishap?.kind === 'preview killed') task.ready();
  await inWindow(() => dropFiles(zone, [file]));
  const tile = (label: string) => dialog.getByRole('term').filter({ hasText: label });
  const again = dialog.getByRole('button', { name: 'Qayta urinish' });
  const wrong = dialog.getByText("Faylda ma'lumot juda ko'p");
  for (let tried = 0; tried < MOST_PRESSES; tried += 1) {
    const preview = await seen(page, { shown: tile('Ustunlar'), again, wrong }, PART_MS);
    if (preview === 'shown') break;
    if (preview === 'wrong') {
      count(ledger, 'files chosen again after a preview that failed');
      await inWindow(() => dropFiles(zone, [file]));
      continue;
    }
    if (preview === 'silent') return void ledger.broken.push(`${person.name} gets neither preview nor words: ${file}`);
    count(ledger, 'previews asked for again');
    await inWindow(() => again.click());
  }

  const attempt = begin(task, { work: 'import', record: `mijozlar-${at}.xlsx`, words });
  if (task.step.mishap?.kind !== 'preview killed') task.ready();
  const send = dialog.getByRole('button', { name: /^(Yuklash|Qayta yuborish)$/ });
  const yes = page.getByRole('dialog', { name: 'Qayta yuborilsinmi?' }).getByRole('button', { name: 'Qayta yuborish' });
  let doubtful = false;
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    await markHeard(page);
    const told = await hear(task, attempt, async () => {
      await inWindow(() => send.click());
      if (doubtful) await inWindow(() => yes.click());
      const alert = newlySaid(dialog, 'alert');
      const unsure = alert.filter({ hasText: /yetib borgan bo'lishi ham/ });
      return seen(page, { done: tile('Qabul qilindi'), unsure, refused: alert }, WORKED_ON_MS);
    });
    if (told === 'done' || told === 'silent') return;
    doubtful ||= told === 'unsure';
  }
}
