import type { Text } from '@/i18n/text.ts';
import { type Fact, isKnown, isUnread } from './fact.ts';
import type { InvestData } from './invest-data.ts';

/** How a value is shown. A name is transliterated; a text, such as a document number, never is. */
type FactKind = 'name' | 'text' | 'tin' | 'day' | 'sum' | 'document';

/** One field of a stage. */
export type FactSpec = {
  readonly key: Exclude<keyof InvestData, 'id'>;
  readonly label: Text;
  readonly kind: FactKind;
  /** Number of columns, of four, that the field spans. Default: 1. */
  readonly span?: number;
};

/** A stage of the investment, with its fields. */
export type InvestStage = { readonly title: Text; readonly facts: readonly FactSpec[] };

/** The four stages (spec 001 §2). Their Uzbek names are ours (Z-129), as is which field stands where (Z-158). */
export const INVEST_STAGES: readonly InvestStage[] = [
  {
    title: 'Buyurtmachini belgilash',
    facts: [
      { key: 'customerName', label: 'Buyurtmachi', kind: 'name' },
      { key: 'customerTin', label: 'STIR', kind: 'tin' },
      { key: 'customerDirector', label: 'Rahbari', kind: 'name', span: 2 },
      { key: 'address', label: 'Manzili', kind: 'name', span: 2 },
      { key: 'Accounts', label: 'Hisob raqami', kind: 'text', span: 2 },
      { key: 'orderer_document_file', label: 'Hujjat', kind: 'document' },
      { key: 'orderer_document_num', label: 'Hujjat raqami', kind: 'text' },
      { key: 'orderer_document_date', label: 'Hujjat sanasi', kind: 'day', span: 2 },
    ],
  },
  {
    title: 'Loyihachini aniqlash',
    facts: [
      { key: 'designerName', label: 'Loyihachi', kind: 'name' },
      { key: 'designerTin', label: 'STIR', kind: 'tin' },
      { key: 'designerDirector', label: 'Rahbari', kind: 'name' },
      { key: 'designerLots', label: 'Lotlari', kind: 'text' },
    ],
  },
  {
    title: 'Pudratchini aniqlash va moliyalashtirish',
    facts: [
      { key: 'builderName', label: 'Pudratchi', kind: 'name' },
      { key: 'builderTin', label: 'STIR', kind: 'tin' },
      { key: 'constructionTypeName', label: 'Qurilish turi', kind: 'name' },
      { key: 'builderLots', label: 'Lotlari', kind: 'text' },
      { key: 'implementationPeriod', label: 'Bajarilish muddati', kind: 'text' },
      { key: 'periodicityName', label: 'Davriyligi', kind: 'name' },
    ],
  },
  {
    title: 'Yakunlash va topshirish',
    facts: [
      { key: 'received_org', label: 'Qabul qilgan tashkilot', kind: 'name' },
      { key: 'date_put_into_use', label: 'Topshirilgan sana', kind: 'day' },
      { key: 'final_value', label: 'Yakuniy qiymati', kind: 'sum', span: 2 },
    ],
  },
];

/** How much of a stage is known: `mark` summarises it, and never means that work is done. */
export type Known = {
  readonly mark: 'all' | 'some' | 'none';
  /** Number of fields that the platform has no value for. */
  readonly missing: number;
  /** Number of fields whose value cannot be read. */
  readonly unread: number;
};

/** How much of a stage is known, computed from its fields alone. */
export function knownOf(data: InvestData, { facts }: InvestStage): Known {
  const values: readonly Fact<unknown>[] = facts.map(({ key }) => data[key]);
  const known = values.filter(isKnown).length;
  const unread = values.filter(isUnread).length;
  return {
    mark: known === values.length ? 'all' : known > 0 ? 'some' : 'none',
    missing: values.length - known - unread,
    unread,
  };
}
