import { type ComponentType, useCallback, useMemo, useRef } from 'react';
import { isQueueOf } from '@/domains/initiative/links/chosen.ts';
import { canExport } from '@/domains/initiative/model/access.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import { useListFilter } from '@/domains/initiative/model/use-list-filter.ts';
import { ListEmpty } from '@/domains/initiative/parts/list-empty.tsx';
import { ListFilters, ListSearch } from '@/domains/initiative/parts/list-filters.tsx';
import { ListOrMap } from '@/domains/initiative/parts/list-or-map.tsx';
import { PrintCommand } from '@/domains/initiative/print/print-command.tsx';
import type { Board } from '@/entities/boards.ts';
import { WithoutBoard } from '@/entities/without-board.tsx';
import { useT } from '@/i18n/use-t.ts';
import { runCommand } from '@/kit/commands/command-list.ts';
import { useSaveSheet } from '@/kit/files/use-save-file.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { SpellingNote } from '@/kit/list/spelling-note.tsx';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import type { Corners } from './area.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { chosenRows } from './chosen-rows.ts';
import type { Cluster } from './clusters.ts';
import { MapActions } from './map-actions.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapFoot } from './map-foot.tsx';
import styles from './map-page.module.css';
import { mapSheet } from './map-sheet.ts';
import { MapStateView } from './map-state-view.tsx';
import { printedOf } from './printed.ts';
import { type Placed, sortOut } from './sort-out.ts';
import { useMapArea } from './use-map-area.ts';
import { useMapChoice } from './use-map-choice.ts';
import { useMapCommands } from './use-map-commands.ts';
import { useMapRows } from './use-map-rows.ts';
import { useOpenChosen } from './use-open-chosen.ts';

const NO_CORNERS: Corners = [];
const NO_BOARDS: readonly Board[] = [];

export type MapPageProps = {
  /** Menu of the filters that are saved by name. */
  Views: ComponentType<{
    filter: InitiativeFilter;
    boards: readonly Board[];
    onOpen: (filter: InitiativeFilter) => void;
  }>;
};

/** The list of initiatives on a map, with the list's own filter, and the initiatives of a chosen area (ours). */
export function MapPage({ Views }: MapPageProps) {
  const { role } = useMe();
  const translation = useT();
  const { t } = translation;
  const filtering = useListFilter();
  const { filter, boards, board, lack } = filtering;
  const reading = useMapRows(filter, board !== undefined);
  const { rows, total, state } = reading;
  const sorted = useMemo(() => sortOut(rows), [rows]);
  const { choice, choose, memory } = useMapChoice(filter);
  const notices = useNotices();
  const area = useMapArea({
    corners: choice?.by === 'area' ? choice.corners : NO_CORNERS,
    onClosed: (corners) => choose({ by: 'area', corners }),
    onTooFew: () => notices.warn('Hudud uchun kamida uchta burchak kerak'),
  });
  const chosen = useMemo(() => (choice ? chosenRows(choice, rows, sorted) : []), [choice, rows, sorted]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const canvas = useRef<HTMLDivElement>(null);
  const open = useOpenChosen();
  const { save, saving } = useSaveSheet();

  const draw = () => {
    choose(null);
    area.begin();
    canvas.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    choose(null);
    canvas.current?.focus({ preventScroll: true });
  };
  useMapCommands({
    draw,
    giveUp: area.drawing ? area.giveUp : choice ? clear : null,
    review: isQueueOf(chosen.length) ? () => open(chosen) : null,
  });
  const pick = useCallback(
    ({ members }: Cluster<Placed>) => choose({ by: 'mark', ids: members.map(({ initiative }) => initiative.id) }),
    [choose],
  );
  const saveChosen = () => void save({ suggestedName: t('Tashabbuslar'), sheets: [mapSheet(chosen, translation)] });

  return (
    <>
      <PrintCommand
        where="Xaritada"
        subject={() =>
          state === 'ready'
            ? printedOf({ rows, chosen: choice && chosen, total, filter, boards: boards.data ?? NO_BOARDS })
            : null
        }
      />
      <ListPage
        toolbar={<ListSearch of={filtering} />}
        actions={<MapActions {...{ rows, choice, choose, area }} onDraw={draw} />}
        filters={
          <>
            <Views filter={filter} boards={boards.data ?? NO_BOARDS} onOpen={filtering.list.setFilters} />
            <ListFilters of={filtering} />
            <span className={styles.switch}>
              <ListOrMap now="map" />
            </span>
          </>
        }
        pager={state === 'ready' && rows.length > 0 && <MapFoot reading={reading} sorted={sorted} />}
      >
        {lack ? (
          <WithoutBoard boards={boards} lack={lack} />
        ) : (
          <>
            <SpellingNote of={reading} />
            <div className={styles.ground}>
              {state === 'ready' && rows.length === 0 && <ListEmpty of={filtering} />}
              {state !== 'ready' && <MapStateView reading={reading} />}
              {rows.length > 0 && state !== 'failed' && (
                <>
                  <MapCanvas
                    ref={canvas}
                    points={sorted.placed}
                    chosen={ids}
                    area={area}
                    left={memory.view}
                    onPick={pick}
                    onView={(view) => {
                      memory.view = view;
                    }}
                  />
                  {choice && (
                    <ChoicePanel
                      by={choice.by}
                      rows={chosen}
                      onOpen={(at) => open(chosen, at)}
                      onPrint={() => runCommand('page.print')}
                      excel={canExport(role) ? { save: saveChosen, saving } : null}
                      onClose={clear}
                    />
                  )}
                </>
              )}
            </div>
          </>
        )}
      </ListPage>
    </>
  );
}
