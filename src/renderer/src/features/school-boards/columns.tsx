import { IconUpload } from '@tabler/icons-react';
import { SCHOOL_STAGES, schoolStageOf } from '@/entities/school-stages.ts';
import { formatCount, formatDate, formatMoment, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { briefPair, figurePair, topicPair } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink, RowButton } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { mark, type TagLook, tag } from '@/kit/tag.tsx';
import { schoolBoards } from './api.ts';
import { BudgetInfoButton } from './budget-info.tsx';
import { dayAtOf, PHASES, type Phase, type SchoolBoard } from './school-board.ts';

/** Maximum length of the description and of the rules in the table, in characters (S-012). */
const MOST = 10;

/** Names of the phases: those of the corresponding stages. */
const PHASE_NAMES = {
  accepting: SCHOOL_STAGES.ACCEPT.name,
  moderating: SCHOOL_STAGES.MODERATE.name,
  voting: SCHOOL_STAGES.VOTE.name,
} as const satisfies Record<Phase, Text>;

const COUNT: TagLook = { tone: 'idle', icon: 'bulb' };

/** Name of a season: title, or its id without one, season and year. */
export const schoolBoardName = ({ id, title, season, year }: SchoolBoard, { t, tr }: Translation): string =>
  t('{{title}}, {{season}}-mavsum, {{year}} yil', {
    title: recordName(id, tr(title)),
    season: season ?? '—',
    year: year ?? '—',
  });

const stageTag = (stage: string | null, { t }: Translation) => {
  const known = schoolStageOf(stage);
  return known ? tag(t(known.name), known) : (stage ?? '—');
};

const column = createAppColumnHelper<SchoolBoard>();

/** First and last moment of a phase: in a narrow table only the days, with the moments on hover (S-014). */
const phaseColumn = (phase: Phase, { t }: Translation, wide: boolean) =>
  column.display({
    id: phase,
    header: t(PHASE_NAMES[phase]),
    meta: { width: wide ? 162 : 104, figures: true },
    cell: ({ row: { original } }) => {
      const names = [`${phase}_start`, `${phase}_end`] as const;
      const moments = names.map((name) => formatMoment(original[name], dayAtOf(name)));
      const [first = '', last = ''] = wide ? moments : names.map((name) => formatDate(original[name]));
      return (
        <span data-cut {...(!wide && { 'data-full': moments.join(' – ') })}>
          {figurePair(first, last)}
        </span>
      );
    },
  });

/** The values of a season in pairs, and its four buttons (S-001). `upload` opens the import of the season's budget. */
export const schoolBoardColumns = (translation: Translation, wide: boolean, upload: (board: SchoolBoard) => void) => {
  const { t, tr } = translation;
  return [
    column.display({
      id: 'title',
      header: t('Sarlavha'),
      meta: { subheader: t('Mavsum') },
      cell: ({ row: { original } }) =>
        topicPair(
          tr(original.title),
          t('{{season}}-mavsum, {{year}} yil', { season: original.season ?? '—', year: original.year ?? '—' }),
        ),
    }),
    column.display({
      id: 'texts',
      header: t('Tavsif'),
      meta: { subheader: t('Qoidalar'), width: 108 },
      cell: ({ row: { original } }) => briefPair(tr(original.description), tr(original.rules), MOST),
    }),
    column.display({
      id: 'amounts',
      header: t('Budjet, UZS'),
      meta: { subheader: t('Bitta tashabbusga'), width: 142, align: 'end', figures: true },
      cell: ({ row: { original } }) =>
        figurePair(formatMoney(original.budget), formatMoney(original.initiatives_max_amount)),
    }),
    column.display({
      id: 'stage',
      header: t('Bosqich'),
      meta: { subheader: t('Tashabbuslar'), width: 128 },
      cell: ({ row: { original } }) => (
        <>
          {stageTag(original.stage, translation)}
          {mark(formatCount(original.initiatives_count), COUNT)}
        </>
      ),
    }),
    ...PHASES.map((phase) => phaseColumn(phase, translation, wide)),
    actionsColumn<SchoolBoard>(t, 164, (board) => {
      const name = schoolBoardName(board, translation);
      return (
        <>
          <BudgetInfoButton key={board.id} id={board.id} name={name} />
          <RowButton
            label="Budjet ma'lumotlarini Exceldan yuklash"
            name={name}
            icon={IconUpload}
            onClick={() => upload(board)}
          />
          <EditLink to={String(board.id)} name={name} />
          <DeleteButton crud={schoolBoards} id={board.id} name={name} />
        </>
      );
    }),
  ];
};
