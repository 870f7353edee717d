/** The wait in ms that an answer's `Retry-After` asks for (RFC 9110 §10.2.3); null if missing or invalid. */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
