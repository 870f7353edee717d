import type { DraftPlace } from '@shared/drafts.ts';
import type { DraftWay } from '@/features/desk/draft-way.ts';
import { DRAFT_SCOPES } from '@/features/initiatives/model/draft.ts';
import type { Recent } from '@/features/initiatives/recents/recents.ts';
import { openedAlone } from '@/features/initiatives/review/address.ts';
import type { Text } from '@/i18n/catalogue.ts';
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

/** Forms of records by draft scope: name, path of the list, and prefix of a known record's id (default: none). */
export const RECORD_FORMS: Readonly<Record<string, { words: Text; list: string; known?: string }>> = {
  'api/v1/admin/news': { words: 'Yangilik', list: 'news', known: 'add/' },
  'api/v1/admin/green-budget': { words: 'Yashil budjet maqolasi', list: 'green-budget', known: 'add/' },
  'api/v1/admin/state-buying': { words: 'Davlat xaridlari maqolasi', list: 'state-buying', known: 'add/' },
  'api/v1/posts/legislation': { words: 'Normativ hujjat', list: 'regulatory-documents' },
  'api/v1/budget-citizens': { words: 'Fuqarolar uchun budjet hujjati', list: 'budget-citizen' },
  'api/v1/budget-params': { words: 'Budjet parametri', list: 'budget-params' },
  'api/v2/info/forum/filter': { words: 'Forum', list: 'forum' },
  'api/v1/faqs': { words: 'Savol va javob', list: 'faq/list' },
  'api/v1/funds': { words: "Jamg'arma", list: 'funds' },
  'api/v1/customers': { words: 'Buyurtmachi', list: 'customers' },
};

const isInitiativeForm = (scope: string) =>
  (Object.keys(DRAFT_SCOPES) as InitiativeForm[]).find((action) => DRAFT_SCOPES[action] === scope);

/**
 * Name of a draft's form and how to reopen it; null for a draft that is not shown: neither table has its form, or the
 * person may not open it. `recents` supply the public id by which the list behind the review desk shows the initiative
 * alone.
 */
export function wayOf({ scope, record }: DraftPlace, opens: Opens, recents: readonly Recent[]): DraftWay | null {
  const action = isInitiativeForm(scope);
  if (action) {
    const recent = recents.find(({ id }) => String(id) === record);
    const { public_id: publicId = null, board_id: board = null } = recent ?? {};
    const to = openedAlone({ id: Number(record), publicId, board });
    return opens(to) ? { words: INITIATIVE_FORMS[action], to, state: asking(action) } : null;
  }
  const form = RECORD_FORMS[scope];
  if (!form) return null;
  const { words, list, known = '' } = form;
  const to = `/app/${list}/${record === 'new' ? 'add' : `${known}${encodeURIComponent(record)}`}`;
  return opens(to) ? { words, to } : null;
}
