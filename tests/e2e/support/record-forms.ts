/** Lists whose forms the desk reopens with their drafts, as in `app/desk/draft-ways.ts`; a unit test compares both. */
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
