/** Finance reference data (spec 002 §3). Titles in five languages are kept as JSON. */
export const FINANCE_TABLES = `
CREATE TABLE funds (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE state_target_funds (
  id INTEGER PRIMARY KEY, fund_id INTEGER NOT NULL REFERENCES funds ON DELETE CASCADE, year INTEGER NOT NULL,
  quarter INTEGER NOT NULL, transfers REAL NOT NULL, revenue REAL NOT NULL, expenditure REAL NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
`;
