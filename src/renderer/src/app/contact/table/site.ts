import { answerTemplates } from '@/entities/answer-templates.ts';
import { appeals } from '@/features/appeals/api.ts';
import { STATUSES } from '@/features/appeals/appeal.ts';
import { EVERY_TYPE } from '@/features/appeals/list-spec.ts';
import { budgetParams } from '@/features/budget-params/api.ts';
import { callRequests } from '@/features/call-me-back/api.ts';
import { contractors } from '@/features/chronology-partners/contractors.ts';
import { orderers } from '@/features/chronology-partners/orderers.ts';
import type { Query } from '@/features/contact/line.ts';
import { contacts } from '@/features/contacts/api.ts';
import { faqs } from '@/features/faq/api.ts';
import { forums } from '@/features/forum/api.ts';
import type { SiteItems } from '@/features/site-items/define-site-items.ts';
import { greenBudget } from '@/features/site-items/green-budget.ts';
import { news } from '@/features/site-items/news.ts';
import { stateBuying } from '@/features/site-items/state-buying.ts';
import { budgetCitizens, regulatoryDocuments } from '@/features/site-papers/api.ts';
import { suggestions } from '@/features/suggestions/api.ts';
import { crudLine, type TableLine } from './line-of.ts';

/** The site's items come in one language, which the call names. */
const inUzbek = ({ crud }: SiteItems) => ({ list: (query: Query) => crud.list(query, 'uz'), item: crud.item });
const items = {
  size: 10,
  readings: ['Z-062', 'Z-123'],
  ways: {
    list: [
      { key: 'siteItemsAll', value: 'null', reading: 'Z-123', ask: { active: 'null' } },
      { key: 'siteItemsAll', value: 'empty', reading: 'Z-123', ask: { active: '' } },
    ],
  },
} as const;
const ofBoard = { filters: [{ key: 'board_id', of: 'boards' }], one: false, searches: ['title', 'inn'] } as const;

/** The site's content, and the messages of citizens. */
export const SITE: readonly TableLine[] = [
  crudLine('contacts', contacts, { size: null, one: false, digits: ['phone'] }),
  crudLine('chronology/orderers', orderers.list, ofBoard),
  crudLine('chronology/contractors', contractors.list, ofBoard),
  crudLine('news', inUzbek(news), { ...items, filters: [{ key: 'active', field: 'active' }] }),
  crudLine('green-budget', inUzbek(greenBudget), items),
  crudLine('state-buying', inUzbek(stateBuying), items),
  crudLine('budget-params', budgetParams, { readings: ['Z-130'] }),
  crudLine('budget-citizen', budgetCitizens, { lacks: { record: ['stored'] } }),
  crudLine('regulatory-documents', regulatoryDocuments, { lacks: { record: ['stored'] } }),
  crudLine('forum', forums, { readings: ['Z-091'], filters: [{ key: 'regionId', of: 'regions' }] }),
  crudLine('faq/list', faqs, { size: 15 }),
  crudLine('suggestions', suggestions, { one: false }),
  crudLine('call-me-back', callRequests, {
    one: false,
    readings: ['Z-091'],
    filters: [{ key: 'state', field: 'state' }],
  }),
  crudLine('appeals', appeals, {
    one: false,
    readings: ['Z-122', 'Z-167'],
    asks: () => ({ type: EVERY_TYPE }),
    filters: [
      { key: 'status', field: 'status' },
      { key: 'type', field: 'type' },
      { key: 'region_id', of: 'regions' },
    ],
    searches: ['public_id', 'author_name'],
    words: { status: STATUSES },
  }),
  crudLine('answer-templates', answerTemplates, { size: null, one: false }),
];
