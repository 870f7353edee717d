import { count } from '../ledger.ts';
import { recordOf } from '../people/records.ts';
import { inWindow, markHeard } from '../people/signs.ts';
import { listenTo, restore } from './decide.ts';
import { openPart } from './open-initiative.ts';
import { begin, forget, hear, MOST_PRESSES, type Task, typed, wordsOf } from './task.ts';

const SUCCESS = "Murojatga javob yo'llandi.";

/** Answers an appeal, and retries after a failure. */
export async function answer(task: Task): Promise<void> {
  const { person, records, step } = task;
  const { page, ledger } = person;
  const { question_id, public_id } = recordOf(records.appeals, step);
  const record = String(question_id);
  const place = { scope: 'appeal-answer', record };
  const row = page.locator('tr[data-row]').filter({ hasText: public_id });
  if ((await person.ground.up()).read.appeal(question_id).status !== 'NEW')
    return count(ledger, 'found answered already');
  if (!(await openPart(person, `/app/appeals?search=${public_id}`, row)))
    return void ledger.broken.push(`${person.name} does not get the list of appeals`);
  await inWindow(() => row.first().focus());
  await inWindow(() => page.keyboard.press('a'));
  const dialog = page.getByRole('dialog', { name: 'Murojaatga javob berish' });
  await inWindow(() => dialog.waitFor());
  await restore(task, dialog, place);
  const words = wordsOf(task);
  const begun = Date.now();
  await inWindow(() => dialog.getByRole('textbox', { name: 'Javob' }).fill(words));
  await typed(task, { ...place, words }, begun);
  const attempt = begin(task, { work: 'answer', record, words });
  task.ready();
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    await markHeard(page);
    const told = await hear(task, attempt, async () => {
      await inWindow(() => page.keyboard.press('Control+Enter'));
      return listenTo(page, dialog, { success: SUCCESS, words });
    });
    if (told === 'done') forget(task, place);
    if (told === 'done' || told === 'settled' || told === 'silent') return;
  }
}
