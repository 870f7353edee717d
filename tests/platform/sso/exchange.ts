import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { SSO_CLIENT_ID } from './provider.ts';

export type SsoExchange = {
  /** Redeems a code at the provider; returns the username. Throws 400 if the provider refuses. */
  exchange(grant: { code: string; redirect_uri: string; code_verifier: string }): Promise<string>;
};

const REFUSED = "Yagona kirish tizimi kodni qabul qilmadi, qaytadan urinib ko'ring";

/** The platform's side of the sign-on: the platform, not the program, calls the provider's token endpoint. */
export function createSsoExchange(ssoUrl: string): SsoExchange {
  return {
    async exchange(grant) {
      const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: SSO_CLIENT_ID, ...grant });
      const answer = await fetch(`${ssoUrl}/token`, { method: 'POST', body });
      if (!answer.ok) throw new HttpProblem(400, REFUSED);
      const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
      const userinfo = await fetch(`${ssoUrl}/me`, { headers: { authorization: `Bearer ${access_token}` } });
      if (!userinfo.ok) throw new HttpProblem(400, REFUSED);
      return z.object({ sub: z.string() }).parse(await userinfo.json()).sub;
    },
  };
}
