/** Places, staff, seasons and initiatives. An area in one file declares its own tables (`areas/`). */
export const TABLES = `
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
