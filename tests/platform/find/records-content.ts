import type { Titles } from '../db/products.ts';

/** Documents, what citizens ask, what the site shows, and finance. */
export type ContentRecords = {
  protocol: { id: number; board_id: number; district_id: number; file_id: string | null };
  councilDecision: { id: number; title: string; board_id: number; district_id: number; file_id: string };
  /** A file that was uploaded, not one of the seed. */
  file: { hash_id: string; name: string; bytes: number };
  appeal: {
    question_id: number;
    public_id: string;
    author_id: number;
    region_id: number;
    question: string;
    type: number;
    status: 'NEW' | 'ANSWERED' | 'REJECTED';
    answer: string | null;
  };
  /** Which initiatives the author of an appeal has filed. */
  authorship: { author_id: number; initiative_id: number };
  news: {
    id: number;
    kind: string;
    title_uz: string;
    context_uz: string;
    context_ru: string;
    context_en: string;
    active: 0 | 1;
    created_date: string;
  };
  ministry: { id: number; parent_id: number | null; title: Titles };
  execution: {
    id: number;
    ministry_id: number;
    year: number;
    quarter: number;
    plan: number;
    executed: number;
    difference: number;
    percent: number;
    created_at: string;
  };
  /** A line of the consolidated budget, and what is entered of it for a year. */
  budgetLine: { id: number; parent_id: number | null; title: Titles };
  indicator: { id: number; consolidated_budget_id: number; year: number };
  economyImport: {
    id: number;
    title: string;
    type: string;
    currency: string;
    description: string;
    date: string | null;
    file_name: string;
    rows: number;
  };
};
