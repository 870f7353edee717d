import { ON_ITS_SCREEN, openedAlone } from '@/domains/initiative/links/address.ts';
import { DRAFT_SCOPES } from '@/domains/initiative/model/draft.ts';
import type { Recent } from '@/domains/initiative/recents/recents.ts';
import { INVEST_DRAFTS, investPath, readInvestAddress } from '@/entities/invest-address.ts';
import type { DraftWay } from '@/features/desk/use-begun-drafts.tsx';
import type { Text } from '@/i18n/text.ts';
import type { DraftedAt } from '@/kit/forms/form-ways.ts';
import { asking } from '@/kit/use-asked.ts';
import type { Opens } from './opens.ts';

type InitiativeForm = keyof typeof DRAFT_SCOPES;

/** Names of the forms about an initiative, by action. The review desk opens each form through its action. */
const INITIATIVE_FORMS: Readonly<Record<InitiativeForm, Text>> = {
  accept: 'Qabul qilish',
  reject: 'Rad etish',
  deny: 'Rad etish',
  edit: 'Tahrirlash',
  location: "Joylashuvni o'zgartirish",
  registry: 'Jihozlar reyestri',
  'invest-id': 'Invest Id biriktirish',
  ban: 'Goliblikdan mahrum qilish',
};

/** Names of the forms on the page of a winner's investment data. The page is opened through the initiative's action. */
const INVEST_FORMS: Readonly<Record<keyof typeof INVEST_DRAFTS, Text>> = {
  'invest-paper': "Investitsiya ma'lumotlarini tahrirlash",
  'invest-object': 'Investitsiya obyektini yaratish',
  'council-decision-link': 'Kengash qarorini biriktirish',
};
const isInvestForm = (scope: string): scope is keyof typeof INVEST_DRAFTS => Object.hasOwn(INVEST_DRAFTS, scope);
/** Any page of investment data. */
const INVEST_PAGE = investPath(readInvestAddress('1', new URLSearchParams()));

/** The form about an initiative with this scope: its name, and what a link asks the review desk to open. */
function aboutInitiative(scope: string, opens: Opens): { words: Text; asks: string } | null {
  const action = (Object.keys(DRAFT_SCOPES) as InitiativeForm[]).find((one) => DRAFT_SCOPES[one] === scope);
  if (action) return { words: INITIATIVE_FORMS[action], asks: action };
  if (!isInvestForm(scope) || !opens(INVEST_PAGE)) return null;
  const asks = ['invest-data', INVEST_DRAFTS[scope]].filter((part) => part !== null).join(ON_ITS_SCREEN);
  return { words: INVEST_FORMS[scope], asks };
}

/**
 * Name of a draft's form and how to reopen it; null for a draft that is not shown: its form is a dialog that no table
 * has, or the person may not open it. `recents` supply the public id by which the list behind the review desk shows the
 * initiative alone.
 */
export function wayOf({ scope, record, at }: DraftedAt, opens: Opens, recents: readonly Recent[]): DraftWay | null {
  const about = aboutInitiative(scope, opens);
  if (about) {
    const id = Number(record);
    const { public_id: publicId = null, board_id: board = null } = recents.find((recent) => recent.id === id) ?? {};
    const to = openedAlone({ id, publicId, board });
    return Number.isInteger(id) && opens(to) ? { words: about.words, to, state: asking(about.asks) } : null;
  }
  const words = at === undefined ? null : opens(at);
  return at !== undefined && words !== null ? { words, to: at } : null;
}
