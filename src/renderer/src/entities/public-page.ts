/** Public pages of the initiatives, as configured (Z-085, Z-152). */
type PublicSite = {
  site: string;
  /** Path relative to the site, or a full URL; placeholders {public_id}, {id}, {board_id} and {board_type}. */
  pattern: string;
};

/** The values of an initiative that a pattern may contain. */
export type PublicInitiative = {
  readonly id: number;
  readonly public_id: string | null;
  readonly board_id: number | null;
  readonly board_type: string | null;
};

/** URL of an initiative's public page (F-014); null if the value of a placeholder is missing. */
export function publicPage({ site, pattern }: PublicSite, initiative: PublicInitiative): string | null {
  const { id, public_id, board_id, board_type } = initiative;
  const type = (board_type ?? 'initiatives').toLowerCase().replaceAll('_', '-');
  const parts = { id, public_id, board_id, board_type: type };
  let known = true;
  const address = pattern.replace(/\{(\w+)\}/g, (whole, name: keyof typeof parts) => {
    const value = parts[name] ?? null;
    if (value === null) known = false;
    return value === null ? whole : encodeURIComponent(value);
  });
  return known ? new URL(address, site.endsWith('/') ? site : `${site}/`).href : null;
}
