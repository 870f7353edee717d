import { Button } from '@mantine/core';
import type { ListedDraft } from '@shared/drafts.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bridge } from '@/api/bridge.ts';
import { useDownloads } from '@/api/downloads.ts';
import { recentsQuery } from '@/domains/initiative/recents/recents-query.ts';
import type { Begun } from '@/entities/begun.ts';
import { BoardsFailed } from '@/entities/boards-failed.tsx';
import { BegunSection } from '@/features/desk/begun-section.tsx';
import { DeskPage } from '@/features/desk/desk-page.tsx';
import { useDraftItems } from '@/features/desk/draft-items.tsx';
import { StarredSection } from '@/features/initiative-list/views/starred-section.tsx';
import { starCalls, useViews } from '@/features/initiative-list/views/use-views.ts';
import { TodaySection } from '@/features/journal/today-section.tsx';
import { useOpenOutcomes } from '@/features/journal/use-open-outcomes.tsx';
import { useSentToday } from '@/features/journal/use-sent-today.ts';
import { BoardSections } from '@/features/season/figures/board-sections.tsx';
import { FigureNumber } from '@/features/season/figures/figure-number.tsx';
import { figureOfCount } from '@/features/season/figures/figures.ts';
import { RecentsSection } from '@/features/season/figures/recents-section.tsx';
import { useBoardFigures } from '@/features/season/figures/use-board-figures.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { wayOf } from './draft-ways.ts';
import { officeCalls, officeFigures } from './office-figures.tsx';
import { useOpens } from './opens.ts';
import { subjectOf } from './subjects.ts';
import { useBegunProtocols } from './use-begun-protocols.tsx';

const JOURNAL = { to: '/app/desk/journal', command: 'go.desk/journal' };

/** A person's own desk, assembled from what each feature knows of this person's work. */
export function Component() {
  const translation = useT();
  const opens = useOpens();
  const today = useSentToday();
  const { offered } = useViews();
  const { boards, figures } = useBoardFigures((part, board) => [...officeCalls(part, board), ...starCalls(offered)]);
  const { data: recents = [] } = useQuery(recentsQuery);
  const drafts = useDraftItems((draft: ListedDraft) => wayOf(draft, opens, recents));
  const begun = [...useOpenOutcomes(subjectOf), ...useBegunProtocols(), ...drafts, ...useHaltedDownloads()];

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

/** Files whose download stopped halfway, for the desk. */
function useHaltedDownloads(): readonly Begun[] {
  const { t } = useT();
  return useDownloads()
    .filter(({ state }) => state === 'interrupted')
    .map(({ id, name, receivedBytes, totalBytes }): Begun => {
      const share = totalBytes ? Math.floor((receivedBytes / totalBytes) * 100) : null;
      return {
        id: `download ${id}`,
        tone: 'plain',
        icon: IconDownload,
        title: name,
        below: share === null ? t("Yuklab olish to'xtagan") : t("Yuklab olish to'xtagan: {{p}} %", { p: share }),
        buttons: (
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('Davom ettirish')}: ${name}`}
            onClick={() => void bridge.downloads.retry({ id })}
          >
            {t('Davom ettirish')}
          </Button>
        ),
      };
    });
}
