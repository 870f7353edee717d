/** Places, staff, seasons and initiatives. An area declares its own tables (`areas/`). */
const CORE_TABLES = `
CREATE TABLE regions (
  id INTEGER PRIMARY KEY, soato TEXT NOT NULL UNIQUE, title TEXT NOT NULL, title_cyr TEXT NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL
) STRICT;
CREATE TABLE districts (
  id INTEGER PRIMARY KEY, region_id INTEGER NOT NULL REFERENCES regions, soato TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL, title_cyr TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL
) STRICT;
CREATE TABLE quarters (
  id INTEGER PRIMARY KEY, district_id INTEGER NOT NULL REFERENCES districts, title TEXT NOT NULL,
  citizen_count INTEGER NOT NULL, status TEXT, financial_status TEXT,
  latitude REAL NOT NULL, longitude REAL NOT NULL,
  account_number_id INTEGER UNIQUE REFERENCES quarter_acc_numbers,
  id_number_id INTEGER UNIQUE REFERENCES quarter_id_numbers, additional_quarter_id INTEGER REFERENCES quarters
) STRICT;
CREATE TABLE users (
  id INTEGER PRIMARY KEY, username TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL, role TEXT NOT NULL,
  full_name TEXT NOT NULL, region_id INTEGER REFERENCES regions, district_id INTEGER REFERENCES districts
) STRICT;
CREATE TABLE tokens (
  access_token TEXT PRIMARY KEY, refresh_token TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sso_records (
  kind TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, grant_id TEXT, uid TEXT, user_code TEXT,
  expires_at INTEGER NOT NULL, PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE boards (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, season INTEGER NOT NULL, year INTEGER NOT NULL, stage TEXT NOT NULL,
  status INTEGER NOT NULL, type TEXT, review_start_date TEXT, review_end_date TEXT
) STRICT;
CREATE TABLE initiative_categories (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, organization_type TEXT
) STRICT;
CREATE TABLE initiatives (
  id INTEGER PRIMARY KEY, public_id TEXT NOT NULL UNIQUE, board_id INTEGER NOT NULL REFERENCES boards,
  region_id INTEGER NOT NULL REFERENCES regions, district_id INTEGER NOT NULL REFERENCES districts,
  quarter_id INTEGER NOT NULL REFERENCES quarters, category_id INTEGER NOT NULL REFERENCES initiative_categories,
  organization_id INTEGER REFERENCES organizations,
  stage TEXT NOT NULL, moderation_sub_stage TEXT, moderation_sub_stage_comment TEXT,
  title TEXT, description TEXT NOT NULL, author_fullname TEXT NOT NULL, author_is_verified INTEGER NOT NULL,
  latitude REAL, longitude REAL, address_title TEXT, images TEXT NOT NULL, created_at TEXT NOT NULL,
  granted_amount INTEGER, requested_amount INTEGER NOT NULL, type TEXT NOT NULL, customer_tin TEXT,
  council_decision_id INTEGER, is_editable INTEGER NOT NULL,
  moderator_comment TEXT, road_type TEXT, road_length INTEGER, is_energy_effective INTEGER NOT NULL DEFAULT 0,
  cancelation_reason_id INTEGER, file_id TEXT, purchased_goods_file TEXT, ignored_file_id TEXT
) STRICT;
CREATE TABLE initiative_search (
  id INTEGER PRIMARY KEY REFERENCES initiatives, haystack TEXT NOT NULL
) STRICT;
CREATE TABLE files (
  hash_id TEXT PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, bytes INTEGER NOT NULL, uploaded_by INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Tables that decisions need beside the initiatives: lookups, documents, registries and the history. */
const MODERATION_TABLES = `
CREATE TABLE cancelation_reasons (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, file_required INTEGER NOT NULL
) STRICT;
CREATE TABLE initiative_products (
  initiative_id INTEGER NOT NULL REFERENCES initiatives, product_id INTEGER NOT NULL REFERENCES products,
  price INTEGER NOT NULL, count INTEGER NOT NULL, granted_price INTEGER NOT NULL, granted_count INTEGER NOT NULL,
  PRIMARY KEY (initiative_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE district_documents (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL, board_id INTEGER NOT NULL REFERENCES boards,
  district_id INTEGER NOT NULL REFERENCES districts, file_id TEXT, file_name TEXT, UNIQUE (type, board_id, district_id)
) STRICT;
CREATE TABLE council_decisions (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, board_id INTEGER NOT NULL REFERENCES boards,
  region_id INTEGER NOT NULL REFERENCES regions, district_id INTEGER NOT NULL REFERENCES districts, file_id TEXT NOT NULL
) STRICT;
CREATE TABLE invest_objects (
  public_id TEXT PRIMARY KEY, invest_object_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sms_sendings (
  id INTEGER PRIMARY KEY, board_id INTEGER NOT NULL REFERENCES boards, authors INTEGER NOT NULL, sent_by TEXT NOT NULL
) STRICT;
CREATE TABLE initiative_history (
  id INTEGER PRIMARY KEY, initiative_id INTEGER NOT NULL REFERENCES initiatives, action TEXT NOT NULL,
  username TEXT NOT NULL, from_stage TEXT NOT NULL, from_sub_stage TEXT, to_stage TEXT NOT NULL, to_sub_stage TEXT,
  comment TEXT, at TEXT NOT NULL
) STRICT;
CREATE INDEX initiative_history_by_initiative ON initiative_history (initiative_id);
`;

/** The tax ids and account numbers of quarters, and the quarters that are out of a season. */
const QUARTER_TABLES = `
CREATE TABLE quarter_acc_numbers (
  id INTEGER PRIMARY KEY, district_id INTEGER NOT NULL REFERENCES districts, acc_number TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE quarter_id_numbers (
  id INTEGER PRIMARY KEY, district_id INTEGER NOT NULL REFERENCES districts, title TEXT NOT NULL,
  id_number TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE recess_quarters (
  board_id INTEGER NOT NULL REFERENCES boards, quarter_id INTEGER NOT NULL REFERENCES quarters ON DELETE CASCADE,
  PRIMARY KEY (board_id, quarter_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX quarter_acc_numbers_by_district ON quarter_acc_numbers (district_id);
CREATE INDEX quarter_id_numbers_by_district ON quarter_id_numbers (district_id);
`;

/** Citizens' appeals with their authors (spec 001 §3). */
const APPEAL_TABLES = `
CREATE TABLE appeal_authors (
  id INTEGER PRIMARY KEY, fullname TEXT NOT NULL
) STRICT;
CREATE TABLE author_initiatives (
  author_id INTEGER NOT NULL REFERENCES appeal_authors, initiative_id INTEGER NOT NULL REFERENCES initiatives,
  vote_count INTEGER NOT NULL, PRIMARY KEY (author_id, initiative_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE appeals (
  question_id INTEGER PRIMARY KEY, public_id TEXT NOT NULL UNIQUE,
  author_id INTEGER NOT NULL REFERENCES appeal_authors, region_id INTEGER NOT NULL REFERENCES regions,
  question TEXT NOT NULL, type INTEGER NOT NULL, status TEXT NOT NULL, answer TEXT, created_date TEXT NOT NULL
) STRICT;
`;

/** The tables of no area, in the order of their references. */
export const TABLES = [CORE_TABLES, MODERATION_TABLES, QUARTER_TABLES, APPEAL_TABLES].join('\n');

/** Created after the rows, which is faster; they cover the counts and the order of the list for every scope. */
export const INDEXES = `
CREATE INDEX districts_by_region ON districts (region_id);
CREATE INDEX quarters_by_district ON quarters (district_id);
CREATE INDEX initiatives_by_board ON initiatives (board_id, stage, moderation_sub_stage, id);
CREATE INDEX initiatives_by_board_id ON initiatives (board_id, id);
CREATE INDEX initiatives_by_board_stage ON initiatives (board_id, stage, id);
CREATE INDEX initiatives_by_board_sub_stage ON initiatives (board_id, moderation_sub_stage, id);
CREATE INDEX initiatives_by_stage ON initiatives (stage, id);
CREATE INDEX initiatives_by_district ON initiatives (district_id, board_id, stage, moderation_sub_stage, id);
CREATE INDEX initiatives_by_region ON initiatives (region_id, board_id, stage, moderation_sub_stage, id);
ANALYZE;
`;
