/** An item of news, green budget or state buying. */
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

/** Documents, appeals of citizens, and the content of the site. */
export type ContentRecords = {
  protocol: { id: number; board_id: number; district_id: number; file_id: string | null };
  councilDecision: {
    id: number;
    title: string;
    board_id: number;
    region_id: number;
    district_id: number;
    file_id: string;
  };
  /** An uploaded file, not one of the seed. */
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
  /** An initiative that the author of an appeal has filed. */
  authorship: { author_id: number; initiative_id: number; vote_count: number };
  news: SiteItem;
  greenBudget: SiteItem;
  stateBuying: SiteItem;
};
