/** Indicator organizations, road prices and kindergartens (spec 002 §2, §5). */
export const SPEC = ['Aktiv', 'Aktiv emas', 'Arxiv emas', 'Rasim yuklash majburiy', 'UZS'];
