import type { ListedDraft } from '@shared/drafts.ts';
import { useQuery } from '@tanstack/react-query';
import { recentsQuery } from '@/domains/initiative/recents/recents-query.ts';
import { BoardsFailed } from '@/entities/boards-failed.tsx';
import { BegunSection } from '@/features/desk/begun-section.tsx';
import { DeskPage } from '@/features/desk/desk-page.tsx';
import { useBegunDownloads } from '@/features/desk/use-begun-downloads.tsx';
import { useBegunDrafts } from '@/features/desk/use-begun-drafts.tsx';
import { StarredSection } from '@/features/initiative-list/views/starred-section.tsx';
import { starCalls, useViews } from '@/features/initiative-list/views/use-views.ts';
import { TodaySection } from '@/features/journal/today-section.tsx';
import { useBegunOutcomes } from '@/features/journal/use-begun-outcomes.tsx';
import { useSentToday } from '@/features/journal/use-sent-today.ts';
import { useBegunProtocols } from '@/features/protocols/use-begun-protocols.tsx';
import { BoardSections } from '@/features/season/board-sections.tsx';
import { FigureNumber } from '@/features/season/figures/figure-number.tsx';
import { figureOfCount } from '@/features/season/figures/figures.ts';
import { useBoardFigures } from '@/features/season/figures/use-board-figures.ts';
import { RecentsSection } from '@/features/season/recents-section.tsx';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { wayOf } from './draft-ways.ts';
import { officeCalls, officeFigures } from './office-figures.tsx';
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
        <>
          {figures ? (
            <BoardSections
              boards={boards.data ?? []}
              figures={figures}
              today={today.decided}
              more={figures.part === 'administers' ? officeFigures(figures.readings.of, translation) : []}
            />
          ) : boards.isError && !boards.data ? (
            <BoardsFailed boards={boards} />
          ) : (
            boards.isSuccess && <EmptyState title="Faol mavsum yo'q" />
          )}
          <BegunSection items={begun} />
        </>
      }
      side={
        <>
          <TodaySection today={today} subjectOf={subjectOf} journal={JOURNAL} />
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
