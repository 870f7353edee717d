import { expect, type Locator, type Page } from 'playwright/test';
import type { Role } from '../../../src/shared/roles.ts';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import { initiativeForm, waiting } from './initiative-form.ts';
import { locationDialog } from './location-dialog.ts';
import { actionOf } from './open-row.ts';
import { registryEditor } from './registry-editor.ts';
import { REASONS, rejectDialog } from './reject-dialog.ts';

/** A form about an initiative, with text input. */
export type TypedForm = {
  name: string;
  role: Role;
  /** An initiative for which the form can be sent. */
  need: InitiativeNeed;
  /** The button in the open row. */
  action: string;
  /** The scope of its draft. */
  scope: string;
  /** The field whose input must not get lost. */
  words: (page: Page) => Locator;
  /** Fills in the other required fields. Default: nothing. */
  fill?: (page: Page) => Promise<void>;
  done: string;
};

const NEW = { waitsFor: 'moderator' } satisfies InitiativeNeed;
const WINNER = { season: 'finished', place: 'anywhere', stage: 'WINNER' } satisfies InitiativeNeed;

const inDialog = (name: string, label: string) => (page: Page) =>
  page.getByRole('dialog', { name, exact: true }).getByRole('textbox', { name: label });

export const TYPED_FORMS: readonly TypedForm[] = [
  {
    name: 'the rejection',
    role: 'moderator',
    need: NEW,
    action: 'Rad etish',
    scope: 'initiative-reject',
    words: (page) => rejectDialog(page).comment,
    fill: (page) => rejectDialog(page).choose(REASONS.plain),
    done: 'Rad etish amalga oshirildi!',
  },
  {
    name: "the district manager's denial",
    role: 'district_manager',
    need: { waitsFor: 'district_manager', moderation_sub_stage: 'MODERATOR_ACCEPTED' },
    action: 'Rad etish',
    scope: 'initiative-deny',
    words: inDialog('Moderator xulosasini rad etish', 'Izoh'),
    done: 'Rad etildi',
  },
  {
    name: 'the ban',
    role: 'admin',
    need: WINNER,
    action: 'Goliblikdan mahrum qilish',
    scope: 'initiative-ban',
    words: inDialog('Goliblikdan mahrum qilish', 'Izoh'),
    done: 'Tashabbus goliblikdan mahrum etildi.',
  },
  {
    name: 'the investment id',
    role: 'admin',
    need: WINNER,
    action: 'Invest Id biriktirish',
    scope: 'initiative-invest-id',
    words: inDialog('Invest Id biriktirish', 'Invest Id'),
    done: 'Invest Id biriktirildi!',
  },
  {
    name: 'the location',
    role: 'moderator',
    need: { located: true },
    action: "Joylashuvni o'zgartirish",
    scope: 'initiative-location',
    words: (page) => locationDialog(page).address,
    fill: async (page) => {
      const view = locationDialog(page);
      await view.dialog.getByRole('button', { name: 'Manzilni aniqlash' }).click();
      await expect(view.address).toHaveValue(/-uy$/);
    },
    done: "Manzil o'zgartirildi",
  },
  {
    name: 'the acceptance',
    role: 'moderator',
    need: { ...NEW, asksFor: 'nothing' },
    action: 'Qabul qilish',
    scope: 'initiative-accept',
    words: (page) => initiativeForm(page).field('Izoh'),
    fill: async (page) => {
      const form = initiativeForm(page);
      await form.chooseFirst('Buyurtmachi');
      await form.field('Ajratilgan summa').fill('90000000');
    },
    done: "Ma'qullash bajarildi.",
  },
  {
    name: 'the editing',
    role: 'admin',
    need: { ...NEW, asksFor: 'nothing' },
    action: 'Tahrirlash',
    scope: 'initiative-edit',
    words: (page) => initiativeForm(page).field('Moderator izohi'),
    done: 'Muvafaqiyatli saqlandi',
  },
  {
    name: 'the equipment registry',
    role: 'moderator',
    need: { stage: 'INITIAL', asksFor: 'registry' },
    action: 'Jihozlar reyestri',
    scope: 'initiative-registry',
    words: (page) =>
      registryEditor(page)
        .table.getByRole('textbox', { name: /: Ajratilgan narx$/ })
        .first(),
    done: 'Muvafaqiyatli saqlandi',
  },
];

/** Opens a form from its row, and waits until its keys can send it. */
export const openForm = async (row: Locator, { action, words }: TypedForm): Promise<void> => {
  const page = row.page();
  await actionOf(row, action).click();
  await expect(words(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
};
