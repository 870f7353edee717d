import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; text-align: center; }
h1 { margin: 0 0 8px; font-size: 26px; }
p { margin: 0; opacity: .75; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of every answer of the loopback address: no loading, caching or framing, and no referrer to other sites. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  Connection: 'close',
};

/** Outcome of a sign-in as shown on the browser's page. */
export type PageKind = 'accepted' | 'declined' | 'refused';

const TEXTS: Record<PageKind, readonly [string, string]> = {
  accepted: ['Kirish tasdiqlandi', "Dasturga qaytishingiz mumkin. Bu sahifani yopsangiz bo'ladi."],
  declined: ['Kirish amalga oshmadi', "Dasturga qaytib, qayta urinib ko'ring. Bu sahifani yopsangiz bo'ladi."],
  refused: [
    "So'rov qabul qilinmadi",
    "Bu manzil faqat dasturga kirish uchun xizmat qiladi. Dasturga qaytib, qayta urinib ko'ring.",
  ],
};

/** The page that the browser shows at the end of the sign-in; it echoes nothing from the request. */
export function callbackPage(kind: PageKind): string {
  const [title, text] = TEXTS[kind];
  return `<!doctype html>
<html lang="uz"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>
`;
}
