import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { initiativeCountQuery } from '@/domains/initiative/model/api.ts';
import { boardsQuery } from '@/entities/boards.ts';
import type { KeptPlan } from '@/kit/keeps/kept-query.ts';
import { useKept } from '@/kit/keeps/use-kept.ts';
import type { CountCall } from '@/kit/readings/reading.ts';
import { useMe } from '@/session/session.ts';
import { listAddressOf, readView, type ViewToday } from './view-filters.ts';
import { type KeptViews, type View, type Views, viewsSchema } from './views.ts';

const KEPT: KeptPlan<KeptViews> = {
  name: 'views',
  schema: viewsSchema,
  none: { initiatives: [] },
  defect: 'UnreadableViews',
};

/** A view, the filter that it gives today, and the list's address with it. */
export type OfferedView = View & ViewToday & { readonly to: string };

/** This person's views of the list of initiatives, and a function that changes them (`useKept`). */
export function useViews(): { offered: readonly OfferedView[]; change: (step: (views: Views) => Views) => void } {
  const { role } = useMe();
  const { value, change } = useKept(KEPT);
  const views = value.initiatives;
  const { data: boards } = useQuery({ ...boardsQuery({ role }), enabled: views.length > 0 });
  const offered = useMemo(
    () =>
      views.map((view) => {
        const today = readView(view.query, role, boards);
        return { ...view, ...today, to: listAddressOf(today.filter, role) };
      }),
    [views, role, boards],
  );
  const changeViews = useCallback(
    (step: (views: Views) => Views) =>
      change((now) => {
        const next = step(now.initiatives);
        return next === now.initiatives ? now : { ...now, initiatives: next };
      }),
    [change],
  );
  return { offered, change: changeViews };
}

/** Id of a view's count. */
export const countIdOf = ({ id }: Pick<View, 'id'>): string => `view ${id}`;

/**
 * The calls that count the rows of the starred views; none while the season is unknown, nor for a view whose filter is
 * gone, which another filter replaces.
 */
export const starCalls = (offered: readonly OfferedView[]): readonly CountCall[] =>
  offered
    .filter(({ starred, gone, filter }) => starred && !gone && filter.board !== null)
    .map((view) => ({ id: countIdOf(view), query: initiativeCountQuery(view.filter, 1) }));
