import type { Board } from '@/entities/boards.ts';
import type { InitiativeFilter } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';

/** What can be printed where somebody asks for it, as far as it is known there. */
export type PrintSubject = {
  /** Whose cards are printed, in this order; more than 50 are cut off. */
  readonly cards: readonly Initiative[];
  /** Whether a person has ticked them: the list then has them alone. */
  readonly ticked: boolean;
  /** What the list is: what a filter gives, or chosen initiatives in their order. */
  readonly list: { readonly filter: InitiativeFilter } | { readonly ids: readonly number[] };
  /** Rows of the list that are known, for the preview. */
  readonly rows: readonly Initiative[];
  readonly boards: readonly Board[];
};

/** The board of an initiative or of a filter; undefined where it is not known. */
export const boardWith = ({ boards }: PrintSubject, id: number | null): Board | undefined =>
  boards.find((board) => board.id === id);
