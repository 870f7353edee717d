/** The office's login for one proxy. */
export type ProxyLogin = { host: string; port: number; username: string; password: string };

/** Reads `http://name:password@host:port`, with percent signs for other characters; null for any other text. */
export function proxyLoginOf(text: string): ProxyLogin | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || url.pathname !== '/') return null;
  if (url.search || url.hash) return null;
  const port = Number(url.port || (url.protocol === 'http:' ? 80 : 443));
  try {
    const [username, password] = [url.username, url.password].map(decodeURIComponent);
    return { host: url.hostname, port, username: username ?? '', password: password ?? '' };
  } catch {
    return null;
  }
}
