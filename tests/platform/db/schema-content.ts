/** The content of the site: news, and in the same shape green budget and state buying. */
export const CONTENT_TABLES = `
CREATE TABLE site_items (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, title_uz TEXT NOT NULL, title_ru TEXT NOT NULL, title_en TEXT NOT NULL,
  context_uz TEXT NOT NULL, context_ru TEXT NOT NULL, context_en TEXT NOT NULL, image TEXT NOT NULL,
  active INTEGER NOT NULL, created_date TEXT NOT NULL
) STRICT;
CREATE INDEX site_items_by_kind ON site_items (kind, created_date, id);
`;
