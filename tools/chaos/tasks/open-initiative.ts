import type { Locator } from 'playwright';
import { goTo } from '../../../tests/e2e/support/go-to.ts';
import { actionOf } from '../../../tests/e2e/support/open-row.ts';
import type { Initiative } from '../../../tests/platform/find/records.ts';
import { count } from '../ledger.ts';
import type { Person } from '../people/person.ts';
import { inWindow, seen } from '../people/signs.ts';
import { PART_MS } from './task.ts';

/** Most attempts to open the list until it offers the action. */
const TRIES = 3;
const ROWS_TRIED = 8;
const ACTION_MS = 20_000;

/** Opens an address and waits for a part of the page; clicks a retry button that appears instead. */
export async function openPart(person: Person, address: string, part: Locator): Promise<boolean> {
  const { page, ledger } = person;
  await inWindow(() => goTo(page, address));
  const retry = page.getByRole('button', { name: 'Qayta urinish' });
  for (let tried = 0; tried < ROWS_TRIED; tried += 1) {
    const found = await seen(page, { part, retry }, PART_MS);
    if (found !== 'retry') return found === 'part';
    count(ledger, 'tried again by the button of a failed list');
    await inWindow(() =>
      retry
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined),
    );
  }
  return false;
}

/** Opens the initiative's row and returns the action's button; null if the decision has already been made. */
export async function openAction(
  person: Person,
  { id, public_id, board_id }: Initiative,
  { action, isOpen }: { action: string; isOpen: (now: Initiative) => boolean },
): Promise<Locator | null> {
  const { page, ground } = person;
  const query = new URLSearchParams({ board: String(board_id), search: public_id, sub_stage: 'ALL' });
  const row = page.locator('tr[data-row]').filter({ hasText: public_id });
  const detail = page.getByRole('article');
  const button = actionOf(detail, action);
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await openPart(person, `/app/initiatives?${query}`, row)) {
      const toggle = row.getByRole('button').first();
      if ((await inWindow(() => toggle.getAttribute('aria-expanded'))) !== 'true') await inWindow(() => toggle.click());
      if ((await seen(page, { button }, ACTION_MS)) === 'button') return button;
    }
    if (!isOpen((await ground.up()).read.initiative(id))) return null;
  }
  person.ledger.broken.push(`${person.name} is not offered “${action}” for ${public_id}, which is open`);
  return null;
}
