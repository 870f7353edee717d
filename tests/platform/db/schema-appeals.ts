/** Citizens' appeals with their authors (spec 001 §3). */
export const APPEAL_TABLES = `
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
