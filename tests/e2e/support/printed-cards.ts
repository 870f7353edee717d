/** Title of each card. */
export const TITLE = "Zarbdor mahallasi Sayxun ko'chasini shag'aldan asfaltga o'tkazish";

/** A card as the page passes it to the main process; `number`: the end of its id. */
export const card = (number: number, more: object = {}) => ({
  public_id: `0614047${String(number).padStart(5, '0')}`,
  season: { season: 2, year: 2026 },
  title: TITLE,
  description: "Yo'l 2004-yildan beri ta'mirlanmagan.",
  author: "Boboyev G'ayrat",
  verified: true,
  stage: 'INITIAL',
  sub_stage: null,
  comment: null,
  region: 'Toshkent shahri',
  district: 'Chilonzor tumani',
  quarter: 'Zarbdor',
  address: "Sayxun ko'chasi",
  category: "Ichki yo'llar",
  type: 'CONSTRUCTION',
  created_at: '2026-09-02T10:00:00+05:00',
  granted: null,
  requested: 1_279_650_000,
  location: null,
  pictures: [],
  ...more,
});
const ABOUT = { who: 'Rahimov Sanjar', readAt: '2026-09-10T09:04:00Z', printedAt: '2026-09-10T09:05:00Z' };
/** A print job of a list with this many decided rows, every fifth of them rejected with a comment. */
export const list = (count: number) => ({
  kind: 'list',
  script: 'latin',
  ...ABOUT,
  season: { season: 2, year: 2026 },
  place: 'Toshkent shahri, Chilonzor tumani',
  rows: Array.from({ length: count }, (_, index) => ({
    public_id: `0614047${String(index).padStart(5, '0')}`,
    quarter: ['Zarbdor', "Bog'ishamol", 'Qatortol', 'Gulobod'][index % 4],
    topic: TITLE,
    requested: 1_279_650_000,
    granted: index % 5 ? 1_279_650_000 : null,
    verdict: index % 5 ? 'accepted' : 'rejected',
    final: index % 3 > 0,
    comment: index % 5 ? null : "Loyiha hujjatlari to'liq emas, qayta topshirilsin",
  })),
});
/** A print job of cards, with all parts except the comment. */
export const cards = (made: object[], script: 'latin' | 'cyrillic' = 'latin') => ({
  kind: 'cards',
  script,
  ...ABOUT,
  parts: { pictures: true, map: true, author: true, decision: true, comment: false },
  cards: made,
});
