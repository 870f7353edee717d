import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { z } from 'zod';
import { APOSTROPHES } from '@/i18n/apostrophes.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { toLatin } from '@/i18n/to-latin.ts';

/** How many views are kept, how many stand on the desk, and the longest name, in characters. */
export const MOST = { kept: 30, starred: 4, name: 60 } as const;

const viewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The list's filters as its address has them, without page, size and a season that is the list's own choice. */
  query: z.string(),
  /** Whether it stands on the desk with its count. */
  starred: z.boolean(),
});
/** A list with a filter, saved by a name. */
export type View = z.infer<typeof viewSchema>;

/** Views of the list of initiatives, in the person's order. */
export type Views = readonly View[];

/** Views as they are kept, by the list's name. */
export const viewsSchema = z.object({ initiatives: z.array(viewSchema) });
/** Views as they are kept. */
export type KeptViews = { readonly initiatives: Views };

const MARKS = new RegExp(`[${APOSTROPHES}]`, 'g');
/** Equal for names that look alike in one of the scripts, whatever their case and apostrophes. */
const lookOf = (name: string) => toLatin(name.normalize('NFC').toLowerCase()).replace(MARKS, "'");

/** A name as it is kept: without blanks around it, and one at most between words. */
const cleanName = (name: string): string => name.replace(/\s+/g, ' ').trim();

const hasPersonalNumber = (text: string) => withoutPersonalNumbers(text) !== text;

/** What is wrong with a name for a view, `id` of the one that is renamed; null: nothing. */
export function wrongName(views: Views, name: string, id?: string): Text | null {
  const clean = cleanName(name);
  if (clean === '') return 'Majburiy maydon';
  if ([...clean].length > MOST.name) return 'Nomi 60 belgidan oshmasin';
  if (hasPersonalNumber(clean)) return "Ko'rinishda shaxsiy raqam saqlanmaydi";
  const isTaken = views.some((one) => one.id !== id && lookOf(one.name) === lookOf(clean));
  return isTaken ? "Bu nomli ko'rinish bor" : null;
}

/** Whether a filter may be kept: one that looks for a person's number may not. */
export const mayKeep = (query: string): boolean =>
  [...new URLSearchParams(query).values()].every((value) => !hasPersonalNumber(value));

/** With one more, at the end; the same views where there are 30. */
export const withView = (views: Views, view: Pick<View, 'id' | 'name' | 'query'>): Views =>
  views.length >= MOST.kept ? views : [...views, { ...view, name: cleanName(view.name), starred: false }];

const changed = (views: Views, id: string, patch: Partial<View>): Views =>
  views.map((view) => (view.id === id ? { ...view, ...patch } : view));

/** With another name for one. */
export const renamed = (views: Views, id: string, name: string): Views => changed(views, id, { name: cleanName(name) });

/** Whether one more may have a star. */
export const mayStar = (views: Views): boolean => views.filter(({ starred }) => starred).length < MOST.starred;

/** With or without a star for one; the same views where four have one. */
export const starred = (views: Views, id: string, star: boolean): Views =>
  star && !mayStar(views) ? views : changed(views, id, { starred: star });

/** With one a place up or down; at an end the same views. */
export function moved(views: Views, id: string, by: 1 | -1): Views {
  const from = views.findIndex((view) => view.id === id);
  const [one, other] = [views[from], views[from + by]];
  if (!one || !other) return views;
  return views.map((view) => (view === one ? other : view === other ? one : view));
}

/** Without one. */
export const without = (views: Views, id: string): Views => views.filter((view) => view.id !== id);

/** With one that was removed again, at the place where it stood; without a star if four have one by now. */
export function restored(views: Views, view: View, at: number): Views {
  if (views.some(({ id }) => id === view.id) || views.length >= MOST.kept) return views;
  return [...views.slice(0, at), { ...view, starred: view.starred && mayStar(views) }, ...views.slice(at)];
}
