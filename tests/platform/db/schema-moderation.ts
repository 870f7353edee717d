/** Tables that decisions need beside the initiatives: lookups, documents, registries and the history. */
export const MODERATION_TABLES = `
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
