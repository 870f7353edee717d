import type { ListedDraft } from '@shared/drafts.ts';
import type { DraftWay } from '@/features/desk/draft-way.ts';
import { DRAFT_SCOPES } from '@/features/initiatives/model/draft.ts';
import type { Recent } from '@/features/initiatives/recents/recents.ts';
import { openedAlone } from '@/features/initiatives/review/address.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { asking } from '@/kit/use-asked.ts';
import type { Opens } from './opens.ts';

type InitiativeForm = keyof typeof DRAFT_SCOPES;

/** What the forms about an initiative are called. Each is opened in the review desk, by the action of that name. */
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

/** Forms of records by the scope of their drafts: their screen, with a new record and with a known one. */
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
 * How the form of a draft is called and opened again; null for a draft that is not shown: its form is not in these tables, or the person
 * may not open it. `recents` know the public ids of initiatives, by which the list that the review desk goes back to shows one alone.
 */
export function wayOf({ scope, record }: ListedDraft, opens: Opens, recents: readonly Recent[]): DraftWay | null {
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
