import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import Provider, { interactionPolicy, type JWK } from 'oidc-provider';
import type { PlatformUser } from '../staff.ts';
import { createAdapter } from './adapter.ts';
import { errorPage } from './pages.ts';

export const SSO_CLIENT_ID = 'backoffice';
const SCOPE = 'openid profile';

/** The OpenID provider: only one native client, with a loopback redirect on any port and PKCE S256. */
export function createProvider(issuer: string, users: readonly PlatformUser[], db: DatabaseSync): Provider {
  const policy = interactionPolicy.base();
  // Otherwise a native client needs consent each time, and the sign-in page would return endlessly.
  policy.get('consent')?.checks.remove('native_client_prompt');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new Provider(issuer, {
    adapter: (kind) => createAdapter(db, kind),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' } as JWK] },
    clients: [
      {
        client_id: SSO_CLIENT_ID,
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: ['http://127.0.0.1/callback'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'role'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 300,
      IdToken: 300,
      Interaction: 600,
      Session: 8 * 3600,
      Grant: 8 * 3600,
    },
    async findAccount(_ctx, sub) {
      const user = users.find((other) => other.username === sub);
      if (!user) return undefined;
      const claims = { sub, name: user.full_name, preferred_username: sub, role: user.role };
      return { accountId: sub, claims: async () => claims };
    },
    /** No consent page: the staff agreed when they were hired. */
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    async renderError(ctx, out) {
      ctx.type = 'html';
      ctx.body = errorPage(String(out.error_description ?? out.error));
    },
  });
  return provider;
}
