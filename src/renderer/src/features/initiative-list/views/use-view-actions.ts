import { useNotices } from '@/kit/notices.ts';
import { type OfferedView, useViews } from './use-views.ts';
import { mayStar, moved, renamed, restoredViews, starred, type View, withoutView, withView } from './views.ts';

/** Actions on the views of a list. */
export type ViewActions = {
  readonly add: (name: string, query: string) => void;
  readonly rename: (view: View, name: string) => void;
  readonly star: (view: View) => void;
  readonly move: (view: View, by: 1 | -1) => void;
  /** Removes the view, with a notice that offers to restore it. */
  readonly remove: (view: View) => void;
};

/** The views of the list and their actions; a notice reports an impossible action. */
export function useViewActions(): { offered: readonly OfferedView[]; actions: ViewActions } {
  const { offered, change } = useViews();
  const notices = useNotices();
  const actions: ViewActions = {
    add: (name, query) => change((views) => withView(views, { id: crypto.randomUUID(), name, query })),
    rename: ({ id }, name) => change((views) => renamed(views, id, name)),
    star: ({ id, starred: had }) => {
      if (!had && !mayStar(offered)) notices.warn("Ish stolida ko'pi bilan 4 ta ko'rinish turadi");
      else change((views) => starred(views, id, !had));
    },
    move: ({ id }, by) => change((views) => moved(views, id, by)),
    remove: ({ id, name, query, starred: had }) => {
      const at = offered.findIndex((view) => view.id === id);
      change((views) => withoutView(views, id));
      const take = () => change((views) => restoredViews(views, { id, name, query, starred: had }, at));
      notices.success("Ko'rinish o'chirildi", undefined, Promise.resolve({ label: 'Qaytarish', take }));
    },
  };
  return { offered, actions };
}
