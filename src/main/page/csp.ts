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
 * Value of the page's `Connection-Allowlist`: any address, also one without a host (`mailto:`), which leaves addresses to
 * the policy above and to the guards, and no WebRTC, which the list forbids unless it says otherwise. The policy knows
 * nothing of WebRTC, whose STUN and TURN servers would hear from any script in the page, over UDP and TCP.
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
