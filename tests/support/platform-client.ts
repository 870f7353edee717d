import type { Platform } from '../platform/types.ts';

export type Client = {
  /** GET with token and `cache=off`; returns status and parsed JSON. */
  get(
    path: string,
    query?: Record<string, string | number>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** A call with or without a JSON body; returns status and parsed JSON. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Any call with token and `cache=off`; returns the raw response. */
  send(path: string, init?: RequestInit & { query?: Record<string, string | number> }): Promise<Response>;
  token: string;
};

/** Gets a captcha and answers it, as a person who can add would. */
export async function solvedCaptcha(platform: Platform): Promise<{ captcha_key: string; captcha_result: string }> {
  const answer = await fetch(`${platform.apiUrl}/api/v2/vote/captcha-2?cache=off`, {
    headers: { 'captcha-id': crypto.randomUUID() },
  });
  const { captchaKey } = (await answer.json()) as { captchaKey: string };
  return { captcha_key: captchaKey, captcha_result: String(platform.captchaAnswer(captchaKey)) };
}

/** POST of a JSON body without a token. */
export function post(platform: Platform, path: string, body: unknown): Promise<Response> {
  return fetch(`${platform.apiUrl}/${path}?cache=off`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Signs in with the password; the client then calls as this user. */
export async function signIn(platform: Platform, username: string): Promise<Client> {
  const body = { username, password: `parol-${username}`, ...(await solvedCaptcha(platform)) };
  const answer = await post(platform, 'api/v1/admin-login', body);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const send: Client['send'] = (path, { query, ...init } = {}) => {
    const url = new URL(path, platform.apiUrl);
    for (const [name, value] of Object.entries({ ...query, cache: 'off' })) url.searchParams.set(name, String(value));
    return fetch(url, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  };
  return {
    token,
    send,
    async call(method, path, body) {
      const json = body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const answer = await send(path, { method, ...json });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    async get(path, query = {}) {
      const answer = await send(path, { query });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
  };
}

/** Uploads a file and returns its id. */
export async function uploaded(
  client: Client,
  content: string | Uint8Array<ArrayBuffer> = '%PDF-1.4\n%%EOF',
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'application/pdf' }), 'hujjat.pdf');
  const answer = await client.send('api/v2/info/file/upload', { method: 'POST', body: form });
  return ((await answer.json()) as { hashId: string }).hashId;
}
