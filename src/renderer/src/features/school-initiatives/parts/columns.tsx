import { stageTags } from '@/entities/stage-tag.tsx';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, moneyPair, pair, topic } from '@/kit/cells.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { oddMark } from '@/kit/odd-mark.tsx';
import { once } from '@/kit/once.ts';
import { mark, type TagLook } from '@/kit/tag.tsx';
import { type SchoolInitiative, STATUS_LABELS, type Status, statusOf } from '../model/school-initiative.ts';

const STATUS_LOOKS: Readonly<Record<Status, TagLook>> = {
  IN_PROCESS: { tone: 'idle', icon: 'circle-dashed' },
  FINISHED: { tone: 'good', icon: 'circle-check' },
  REJECTED: { tone: 'bad', icon: 'circle-x' },
  UNKNOWN: { tone: 'idle', icon: 'question-mark' },
};

/** Returns a function from a status to its mark. */
const statusMarks = (t: Translation['t']) =>
  once((status: Status) => mark(t(STATUS_LABELS[status]), STATUS_LOOKS[status]));

const column = createAppColumnHelper<SchoolInitiative>();

/** The values of T-045 in six columns; the document names none. */
export const columnsOf = ({ t, tr }: Translation) => {
  const [stageTag, statusMark] = [stageTags(t), statusMarks(t)];
  return column.columns([
    column.accessor('public_id', {
      header: t('ID'),
      meta: { width: 84, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor('title', { header: t('Mavzu'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.display({
      id: 'school',
      header: t('Maktab'),
      meta: { subheader: t('Muallif'), width: 'clamp(240px, 23cqw, 400px)' },
      cell: ({ row: { original } }) => pair(tr(original.school), tr(original.author_full_name)),
    }),
    column.accessor('category', {
      header: t('Toifa'),
      meta: { width: 'clamp(150px, 13cqw, 220px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.display({
      id: 'stage',
      header: t('Bosqich'),
      meta: { subheader: t('Holati'), width: 148 },
      cell: ({ row: { original } }) => {
        const status = statusOf(original);
        return (
          <>
            {stageTag(original.stage, original.odd_words)}
            {(status === 'UNKNOWN' && oddMark(original.odd_words?.status, t)) || (status && statusMark(status))}
          </>
        );
      },
    }),
    column.display({
      id: 'amounts',
      header: t("So'ralgan, UZS"),
      meta: { subheader: t('Ajratilgan'), width: 120, align: 'end', figures: true },
      cell: ({ row: { original } }) => moneyPair(original.requested_amount, original.granted_amount),
    }),
  ]);
};
