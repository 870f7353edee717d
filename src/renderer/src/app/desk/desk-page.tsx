import type { ListedDraft } from '@shared/drafts.ts';
import { useQuery } from '@tanstack/react-query';
import type { Part } from '@/domains/initiative/model/access.ts';
import { recentsQuery } from '@/domains/initiative/recents/recents-query.ts';
import { BoardsFailed } from '@/entities/boards-failed.tsx';
import { newAppealsQuery } from '@/features/appeals/api.ts';
import { newRequestsQuery } from '@/features/call-me-back/api.ts';
import { BegunSection } from '@/features/desk/begun-section.tsx';
import { DeskPage } from '@/features/desk/desk-page.tsx';
import { useBegunDownloads } from '@/features/desk/use-begun-downloads.tsx';
import { useBegunDrafts } from '@/features/desk/use-begun-drafts.tsx';
import { StarredSection } from '@/features/initiative-list/views/starred-section.tsx';
import { starCalls, useViews } from '@/features/initiative-list/views/use-views.ts';
import { TodaySection } from '@/features/journal/today-section.tsx';
import { useBegunOutcomes } from '@/features/journal/use-begun-outcomes.tsx';
import { useSentToday } from '@/features/journal/use-sent-today.ts';
import { districtProtocolsQuery } from '@/features/protocols/api.ts';
import { useBegunProtocols } from '@/features/protocols/use-begun-protocols.tsx';
import { BoardSections } from '@/features/season/board-sections.tsx';
import { FigureNumber } from '@/features/season/figures/figure-number.tsx';
import { type Figure, figureOfCount, type RowFigure } from '@/features/season/figures/figures.ts';
import { useBoardFigures } from '@/features/season/figures/use-board-figures.ts';
import { LastDaysSection } from '@/features/season/last-days-section.tsx';
import { RecentsSection } from '@/features/season/recents-section.tsx';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import type { CountCall } from '@/kit/readings/reading.ts';
import type { Readings } from '@/kit/readings/use-readings.ts';
import { asking } from '@/kit/use-asked.ts';
import { wayOf } from './draft-ways.ts';
import { useOpens } from './opens.ts';
import { subjectOf } from './subjects.ts';

const JOURNAL = { to: '/app/desk/journal', command: 'go.desk/journal' };

/** A person's own desk, assembled from what each feature knows of this person's work. */
export function Component() {
  const translation = useT();
  const opens = useOpens();
  const today = useSentToday();
  const { offered } = useViews();
  const { boards, figures } = useBoardFigures((part, board) => [...officeCalls(part, board), ...starCalls(offered)]);
  const { data: recents = [] } = useQuery(recentsQuery);
  const drafts = useBegunDrafts((draft: ListedDraft) => wayOf(draft, opens, recents));
  const begun = [...useBegunOutcomes(subjectOf), ...useBegunProtocols(), ...drafts, ...useBegunDownloads()];

  return (
    <DeskPage
      readings={figures?.readings ?? null}
      main={
        figures ? (
          <BoardSections
            boards={boards.data ?? []}
            figures={figures}
            today={today.decided}
            more={figures.part === 'administers' ? officeFigures(figures.readings.of, translation) : []}
          >
            <BegunSection items={begun} />
          </BoardSections>
        ) : (
          <>
            {boards.isError && !boards.data ? (
              <BoardsFailed boards={boards} />
            ) : (
              boards.isSuccess && <EmptyState title="Faol mavsum yo'q" />
            )}
            <BegunSection items={begun} />
          </>
        )
      }
      side={
        <>
          <TodaySection today={today} subjectOf={subjectOf} journal={JOURNAL} />
          {figures && <LastDaysSection figures={figures} />}
          <RecentsSection />
          <StarredSection
            offered={offered}
            count={figures && ((id) => <FigureNumber figure={figureOfCount(figures.readings.of(id))} />)}
          />
        </>
      }
    />
  );
}

/** How long the list of districts stays fresh, in ms: the list is long and changes a few times a day. */
const DISTRICTS_FRESH_MS = 60 * 60_000;
const NONE: readonly CountCall[] = [];

/** Counts of an office's other pending work; none unless the person administers the whole country. */
const officeCalls = (part: Part, board: number): readonly CountCall[] =>
  part === 'administers'
    ? [
        { id: 'appeals', query: newAppealsQuery },
        { id: 'districts', query: districtProtocolsQuery(board), freshFor: DISTRICTS_FRESH_MS },
        { id: 'requests', query: newRequestsQuery },
      ]
    : NONE;

const hasNoFile = (row: unknown) => !(row as { file_id: string | null }).file_id;

/** The counts of `officeCalls` as figures, each with the screen that shows its records. */
function officeFigures(of: Readings['of'], { t }: Translation): readonly RowFigure[] {
  const districts = of('districts');
  const without: Figure =
    districts.state === 'known'
      ? { state: 'known', value: districts.rows.filter(hasNoFile).length, off: false }
      : districts;
  return [
    { id: 'appeals', label: 'yangi murojaat', figure: figureOfCount(of('appeals')), to: '/app/appeals?status=NEW' },
    {
      id: 'districts',
      label: 'protokolsiz tuman',
      figure: without,
      to: '/app/initiatives',
      state: asking('documents'),
      below: districts.state === 'known' && t('{{n}} tadan', { n: formatCount(districts.total) }),
    },
    {
      id: 'requests',
      label: "qo'ng'iroq so'rovi",
      figure: figureOfCount(of('requests')),
      to: '/app/call-me-back?state=NEW',
    },
  ];
}
