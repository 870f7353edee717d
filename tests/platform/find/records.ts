import type { Stage, SubStage } from '../rules/initiative-state.ts';

export type Initiative = {
  id: number;
  public_id: string;
  board_id: number;
  region_id: number;
  district_id: number;
  quarter_id: number;
  category_id: number;
  organization_id: number | null;
  stage: Stage;
  moderation_sub_stage: SubStage | null;
  moderation_sub_stage_comment: string | null;
  title: string | null;
  description: string;
  author_fullname: string;
  author_is_verified: 0 | 1;
  latitude: number | null;
  longitude: number | null;
  address_title: string | null;
  /** Ids of files. */
  images: string[];
  granted_amount: number | null;
  requested_amount: number;
  type: 'CONSTRUCTION' | 'EQUIPMENT';
  customer_tin: string | null;
  council_decision_id: number | null;
  is_editable: 0 | 1;
  moderator_comment: string | null;
  road_type: string | null;
  file_id: string | null;
  purchased_goods_file: string | null;
};

export type Season = {
  id: number;
  season: number;
  year: number;
  stage: string;
  /** Whether it is active. */
  status: 0 | 1;
  type: 'MY_GARDEN' | null;
  /** Days, as `2026-11-18`. */
  review_start_date: string;
  review_end_date: string;
};

export type District = { id: number; region_id: number; title: string; soato: string };

export type Quarter = {
  id: number;
  district_id: number;
  title: string;
  citizen_count: number;
  status: 'ACTIVE' | 'ARCHIVE' | null;
  financial_status: 'GOOD' | 'BAD' | null;
  account_number_id: number | null;
  id_number_id: number | null;
  additional_quarter_id: number | null;
  latitude: number;
  longitude: number;
};

/** A line of the registry of an initiative that buys goods. */
export type RegistryLine = {
  initiative_id: number;
  product_id: number;
  price: number;
  count: number;
  granted_price: number;
  granted_count: number;
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
