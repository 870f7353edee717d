import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { DecisiveFact } from '@/kit/decisions/changes.ts';
import { comparedText } from '@/kit/merging/compared-text.ts';
import { type SchoolInitiative, STATUS_LABELS, statusOf } from './school-initiative.ts';

/** The facts of a pupil's initiative that a decision rests on, in the order in which changes are reported. */
export const SCHOOL_FACTS: readonly DecisiveFact<SchoolInitiative>[] = [
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
