/** Lists whose forms the desk opens again with their drafts, as `app/desk/draft-ways.ts` has them; a unit test compares both. */
export const RECORD_FORM_LISTS = [
  'news',
  'green-budget',
  'state-buying',
  'regulatory-documents',
  'budget-citizen',
  'budget-params',
  'forum',
  'faq/list',
  'funds',
  'customers',
] as const;
