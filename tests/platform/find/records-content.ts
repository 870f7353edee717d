/** An item of news, green budget or state buying. */
export type SiteItem = {
  id: number;
  kind: string;
  title_uz: string;
  context_uz: string;
  context_ru: string;
  context_en: string;
  active: 0 | 1;
  created_date: string;
};

export type CouncilDecision = {
  id: number;
  title: string;
  board_id: number;
  region_id: number;
  district_id: number;
  file_id: string;
};

export type Appeal = {
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
