import { trimmed } from '@shared/blank.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { z } from 'zod';
import { queryOf } from '@/i18n/query-of.ts';
import type { Text } from '@/i18n/text.ts';
import { toLatin } from '@/i18n/to-latin.ts';

/** Most views kept, most views on the desk, and the longest name, in characters. */
export const MOST = { kept: 30, starred: 4, name: 60 } as const;

const viewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The list's filters as in its address, without page, size and a season that is the list's default. */
  query: z.string(),
  /** Whether it is on the desk with its count. */
  starred: z.boolean(),
});
/** A list with a filter, saved under a name. */
export type View = z.infer<typeof viewSchema>;

/** Views of the list of initiatives, in the person's order. */
export type Views = readonly View[];

/** Views as stored, by the list's name. */
export const viewsSchema = z.object({ initiatives: z.array(viewSchema) });
/** Views as stored. */
export type KeptViews = { readonly initiatives: Views };

/** Key of a name: equal for names that look alike in either script, ignoring case and apostrophes. */
const lookOf = (name: string) => queryOf(toLatin(queryOf(name).toLowerCase()));

/** A name as stored: trimmed, with single blanks between words. */
const cleanName = (name: string): string => trimmed(name.replace(/\s+/g, ' '));

/** Whether a text holds a personal number. `name`: of its field; that of a sum or an id is none. */
const hasPersonalNumber = (text: string, name = '') =>
  JSON.stringify(withoutPersonalNumbers({ [name]: text })) !== JSON.stringify({ [name]: text });

/** Validates a view's name; `id`: of a view being renamed. null if valid. */
export function wrongName(views: Views, name: string, id?: string): Text | null {
  const clean = cleanName(name);
  if (clean === '') return 'Majburiy maydon';
  if ([...clean].length > MOST.name) return 'Nomi 60 belgidan oshmasin';
  if (hasPersonalNumber(clean)) return "Ko'rinishda shaxsiy raqam saqlanmaydi";
  const isTaken = views.some((one) => one.id !== id && lookOf(one.name) === lookOf(clean));
  return isTaken ? "Bu nomli ko'rinish bor" : null;
}

/** Whether a filter may be kept: not if it contains a personal number. */
export const mayKeep = (query: string): boolean =>
  [...new URLSearchParams(query)].every(([name, value]) => !hasPersonalNumber(value, name));

/** Appends a view; the same views where there are 30. */
export const withView = (views: Views, view: Pick<View, 'id' | 'name' | 'query'>): Views =>
  views.length >= MOST.kept ? views : [...views, { ...view, name: cleanName(view.name), starred: false }];

const changed = (views: Views, id: string, patch: Partial<View>): Views =>
  views.map((view) => (view.id === id ? { ...view, ...patch } : view));

/** Renames a view. */
export const renamed = (views: Views, id: string, name: string): Views => changed(views, id, { name: cleanName(name) });

/** Whether another view may have a star. */
export const mayStar = (views: Views): boolean => views.filter(({ starred }) => starred).length < MOST.starred;

/** Stars or unstars a view; to star a fifth view returns the same views. */
export const starred = (views: Views, id: string, star: boolean): Views =>
  star && !mayStar(views) ? views : changed(views, id, { starred: star });

/** Moves a view one place up or down; at either end returns the same views. */
export function moved(views: Views, id: string, by: 1 | -1): Views {
  const from = views.findIndex((view) => view.id === id);
  const [one, other] = [views[from], views[from + by]];
  if (!one || !other) return views;
  return views.map((view) => (view === one ? other : view === other ? one : view));
}

/** Removes a view. */
export const withoutView = (views: Views, id: string): Views => views.filter((view) => view.id !== id);

/** Restores a removed view at its former place; without a star if four have one by now. */
export function restoredViews(views: Views, view: View, at: number): Views {
  if (views.some(({ id }) => id === view.id) || views.length >= MOST.kept) return views;
  return [...views.slice(0, at), { ...view, starred: view.starred && mayStar(views) }, ...views.slice(at)];
}
