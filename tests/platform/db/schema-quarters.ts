/** The tax ids and account numbers of quarters, and the quarters that are out of a season. */
export const QUARTER_TABLES = `
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
