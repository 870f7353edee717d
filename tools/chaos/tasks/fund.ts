import { inWindow, markHeard, newlySaid, seen } from '../people/signs.ts';
import { openPart } from './open-initiative.ts';
import { ANSWER_MS, begin, hear, MOST_PRESSES, type Task, wordsOf } from './task.ts';

const LANGUAGES = ["O'zbekcha", 'Ўзбекча', 'Русский', 'English', 'Qaraqalpaqsha'];

/** Adds a fund with its form. After a lost answer there is no retry: the list shows whether the fund was added. */
export async function addFund(task: Task): Promise<void> {
  const { person } = task;
  const { page, ledger } = person;
  const line = (language: string) => page.getByRole('textbox', { name: `Nomi: ${language}` });
  const add = page.getByRole('link', { name: "Qo'shish" });
  if (!(await openPart(person, '/app/funds', add))) return void ledger.broken.push(`${person.name} cannot add a fund`);
  await inWindow(() => add.click());
  const first = line("O'zbekcha");
  await inWindow(() => first.waitFor());
  const restore = page.getByRole('button', { name: 'Tiklash' });
  const isFree = () => first.evaluate((field) => !field.closest('[inert]'));
  if (!(await inWindow(isFree)) && (await seen(page, { restore }, 5_000)) === 'restore')
    await inWindow(() => restore.click());
  const words = wordsOf(task);
  for (const language of LANGUAGES) await inWindow(() => line(language).fill(words));
  const attempt = begin(task, { work: 'fund', record: words, words });
  task.ready();
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    await markHeard(page);
    const told = await hear(task, attempt, async () => {
      await inWindow(() => page.keyboard.press('Control+s'));
      const alert = newlySaid(page, 'alert');
      const signs = {
        done: newlySaid(page, 'status').filter({ hasText: 'Muvafaqiyatli saqlandi' }),
        unsure: alert.filter({ hasText: /bajarilgan bo'lishi ham|Aloqa uzilib qoldi|saqlangan bo'lishi/ }),
        refused: alert,
      };
      return seen(page, signs, ANSWER_MS);
    });
    if (told !== 'refused') return;
  }
}
