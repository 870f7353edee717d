/**
 * The page's Content-Security-Policy: its own scripts and pictures only, nothing inline except styles with the nonce of
 * this response. `data:` pictures are the captcha of the sign-in page.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Value of the page's `Connection-Allowlist`. Allows any address, even one without a host (`mailto:`): the policy above
 * and the guards restrict addresses. Forbids WebRTC, as the list does by default: the policy does not cover WebRTC, by
 * which any script in the page could reach STUN and TURN servers over UDP and TCP.
 */
export const CONNECTION_ALLOWLIST = '("*://*:*/*" "*:*")';

/** Headers of every response that the program serves to its page. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-DNS-Prefetch-Control': 'off',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
