/** Of news, green budget and state buying alike. */
type SiteItem = {
  id: number;
  kind: string;
  title_uz: string;
  context_uz: string;
  context_ru: string;
  context_en: string;
  active: 0 | 1;
  created_date: string;
};

/** Documents, what citizens ask, and what the site shows. */
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
    created_date: string;
  };
  /** Which initiatives the author of an appeal has filed. */
  authorship: { author_id: number; initiative_id: number; vote_count: number };
  news: SiteItem;
  greenBudget: SiteItem;
  stateBuying: SiteItem;
};
