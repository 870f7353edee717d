import type { Locator, Page } from 'playwright';
import { REASONS } from '../../../tests/e2e/support/reject-dialog.ts';
import type { Initiative } from '../../../tests/platform/find/records.ts';
import { count, draftKey, holds, type Told } from '../ledger.ts';
import { keptWords, type Person } from '../people/person.ts';
import { recordOf } from '../people/records.ts';
import { inWindow, markHeard, newlySaid, seen } from '../people/signs.ts';
import { openAction } from './open-initiative.ts';
import { ANSWER_MS, begin, forget, hear, MOST_PRESSES, PART_MS, type Task, typed, wordsOf } from './task.ts';

/** A kind of decision on an initiative, with its button and dialog. */
type Deciding = {
  action: string;
  title: string;
  /** Scope of its drafts; null: the dialog has no text. */
  scope: string | null;
  success: string;
  isOpen: (now: Initiative) => boolean;
  withReason?: true;
};

const waitsForModerator = ({ stage, moderation_sub_stage: sub }: Initiative) =>
  stage === 'INITIAL' && (sub === null || sub === 'DISTRICT_MANAGER_DENIED');
const waitsForManager = ({ stage, moderation_sub_stage: sub }: Initiative) =>
  stage === 'INITIAL' && (sub === 'MODERATOR_ACCEPTED' || sub === 'MODERATOR_DENIED');

const DECIDING: Readonly<Record<'reject' | 'ban' | 'confirm' | 'deny', Deciding>> = {
  reject: {
    action: 'Rad etish',
    title: 'Tashabbusni rad etish',
    scope: 'initiative-reject',
    success: 'Rad etish amalga oshirildi!',
    isOpen: waitsForModerator,
    withReason: true,
  },
  ban: {
    action: 'Goliblikdan mahrum qilish',
    title: 'Goliblikdan mahrum qilish',
    scope: 'initiative-ban',
    success: 'Tashabbus goliblikdan mahrum etildi.',
    isOpen: ({ stage }) => stage === 'WINNER',
  },
  confirm: {
    action: 'Tasdiqlash',
    title: 'Moderator xulosasini tasdiqlash',
    scope: null,
    success: 'Tadiqlandi',
    isOpen: waitsForManager,
  },
  deny: {
    action: 'Rad etish',
    title: 'Moderator xulosasini rad etish',
    scope: 'initiative-deny',
    success: 'Rad etildi',
    isOpen: waitsForManager,
  },
};

const UNSURE = /Amal bajarilgan bo'lishi ham/;
const SETTLED = /allaqachon (qabul qilingan|javob berilgan)/;
const MISSING = 'Majburiy maydon';
const OFFER_MS = 10_000;

/**
 * The outcome that the dialog, or the notice after it, shows for a press. If the notice passes while the workstation
 * sleeps, the list shows the outcome by the words that were sent.
 */
export async function listenTo(
  page: Page,
  dialog: Locator,
  { success, words }: { success: string; words: string },
): Promise<Told> {
  const alert = newlySaid(dialog, 'alert');
  const notice = newlySaid(page, 'status').filter({ hasText: success });
  const row = page.locator('tr[data-row]').filter({ hasText: words });
  const said = await seen(
    page,
    {
      done: words === '' ? notice : notice.or(row),
      unsure: alert.filter({ hasText: UNSURE }),
      settled: alert.filter({ hasText: SETTLED }),
      changed: alert.filter({ has: page.locator('dl') }),
      refused: alert.or(dialog.getByText(MISSING)),
    },
    ANSWER_MS,
  );
  return said;
}

/** Restores an earlier draft, and checks that it holds the words typed then. */
export async function restore(task: Task, dialog: Locator, place: { scope: string; record: string }): Promise<void> {
  const { person } = task;
  const { page, ledger, name } = person;
  const before = ledger.drafts.get(draftKey({ ...place, person: name }));
  const kept = await keptWords(person, place);
  if (before && !holds(before, kept))
    ledger.broken.push(`typed and not offered: “${before.words}” of ${name} in ${place.scope}/${place.record}`);
  if (kept === null) return;
  const take = dialog.getByRole('button', { name: 'Tiklash' });
  if ((await seen(page, { take }, OFFER_MS)) !== 'take') return;
  await inWindow(() => take.click());
  count(ledger, 'words taken up again');
}

/** Chooses the reason; retries if its options do not load. */
async function chooseReason({ page, ledger, name }: Person, dialog: Locator): Promise<void> {
  const reason = dialog.getByRole('combobox', { name: 'Rad etish sababi' });
  const option = page.getByRole('option', { name: REASONS.plain });
  for (let tried = 0; tried < MOST_PRESSES; tried += 1) {
    await inWindow(() => reason.click());
    if ((await seen(page, { option }, PART_MS / MOST_PRESSES)) === 'option') return inWindow(() => option.click());
    await inWindow(() => reason.blur());
  }
  ledger.broken.push(`${name} cannot choose a reason`);
}

/** Opens the dialog of a decision and types into it; null if the decision has already been made. */
async function openDecision(task: Task, work: keyof typeof DECIDING, initiative: Initiative): Promise<Locator | null> {
  const { page } = task.person;
  const { title, scope, withReason, ...rest } = DECIDING[work];
  const button = await openAction(task.person, initiative, rest);
  if (!button) return null;
  await inWindow(() => button.click());
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await inWindow(() => dialog.waitFor());
  if (scope === null) return dialog;
  const place = { scope, record: String(initiative.id) };
  await restore(task, dialog, place);
  const words = wordsOf(task);
  const begun = Date.now();
  await inWindow(() => dialog.getByRole('textbox', { name: 'Izoh' }).fill(words));
  if (withReason) await chooseReason(task.person, dialog);
  await typed(task, { ...place, words }, begun);
  return dialog;
}

/** Decides on an initiative, and retries after a failure. */
export async function decide(task: Task, work: keyof typeof DECIDING): Promise<void> {
  const { person, records, step } = task;
  const { page } = person;
  const initiative = recordOf(records.initiatives[work], step);
  const dialog = await openDecision(task, work, initiative);
  if (!dialog) return count(person.ledger, 'found decided already');
  const { scope, success } = DECIDING[work];
  const record = String(initiative.id);
  const attempt = begin(task, { work, record, words: scope === null ? '' : wordsOf(task) });
  task.ready();
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    await markHeard(page);
    const told = await hear(task, attempt, async () => {
      await inWindow(() => page.keyboard.press('Control+Enter'));
      return listenTo(page, dialog, { success, words: attempt.words });
    });
    if (told === 'done' && scope !== null) forget(task, { scope, record });
    if (told === 'done' || told === 'settled' || told === 'silent') return;
  }
}

/** Types into the dialog of a decision without sending it. */
export async function leaveTyped(task: Task): Promise<void> {
  const { person, records, step } = task;
  const work = person.name === 'district_manager' ? 'deny' : 'reject';
  if (await openDecision(task, work, recordOf(records.toType[work], step))) task.ready();
}
