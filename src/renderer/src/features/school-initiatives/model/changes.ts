import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { comparedText } from '@/kit/merging/compared-text.ts';
import { type SchoolInitiative, STATUS_LABELS, statusOf } from './school-initiative.ts';

/** One fact of an initiative that a decision rests on. */
type Fact = {
  label: Text;
  /** The compared value. */
  of: (initiative: SchoolInitiative) => string | number | null;
  /** The displayed text. Default: the compared text, in the chosen script. */
  shown?: (initiative: SchoolInitiative, translation: Translation) => string;
};

/** Facts that a decision rests on, in the order in which changes are reported. */
const FACTS: readonly Fact[] = [
  { label: 'Bosqich', of: ({ stage }) => stage, shown: ({ stage }, { t }) => (stage ? t(STAGE_LABELS[stage]) : '—') },
  {
    label: 'Holati',
    of: statusOf,
    shown: (initiative, { t }) => {
      const status = statusOf(initiative);
      return status ? t(STATUS_LABELS[status]) : '—';
    },
  },
  { label: 'Sarlavha', of: ({ title }) => comparedText(title) },
  { label: 'Muallif', of: ({ author_full_name }) => comparedText(author_full_name) },
  { label: 'Maktab', of: ({ school }) => comparedText(school) },
  { label: 'Toifa', of: ({ category_id }) => category_id, shown: ({ category }, { tr }) => tr(category) || '—' },
  {
    label: "So'ralgan summa",
    of: ({ requested_amount }) => requested_amount || null,
    shown: ({ requested_amount }, translation) => money(requested_amount, translation),
  },
  {
    label: 'Ajratilgan summa',
    of: ({ granted_amount }) => granted_amount || null,
    shown: ({ granted_amount }, translation) => money(granted_amount, translation),
  },
  { label: 'Tavsif', of: ({ description }) => comparedText(description) },
];

const money = (som: number | null, { t }: Translation): string => (som ? `${formatMoney(som)} ${t('UZS')}` : '—');

/** A fact changed by somebody else, with its words before and after. */
export type Change = {
  label: Text;
  before: (translation: Translation) => string;
  after: (translation: Translation) => string;
};

/** Changes made by somebody else between two readings; empty if a decision may rest on either. */
export function changesBetween(seen: SchoolInitiative, now: SchoolInitiative): readonly Change[] {
  return FACTS.flatMap(({ label, of, shown }) => {
    if (of(seen) === of(now)) return [];
    const wordsOf = (initiative: SchoolInitiative) => (translation: Translation) =>
      shown?.(initiative, translation) ?? (translation.tr(String(of(initiative) ?? '')) || '—');
    return [{ label, before: wordsOf(seen), after: wordsOf(now) }];
  });
}
