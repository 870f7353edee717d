import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@shared/bridge/contract.ts';
import { SIGN_IN_PATHS } from '@shared/constants.ts';
import { eitherCase } from '@shared/either-case.ts';
import { z } from 'zod';
import type { ApiClient } from '../api/client.ts';
import { parseAnswer } from '../api/parse-answer.ts';
import { type Tokens, tokensSchema } from './tokens.ts';

type PasswordSignInInput = { username: string; password: string; captchaKey: string; captchaResult: string };

/** Sign-in by user name, password and captcha. */
export type PasswordSignIn = {
  /** A new maths captcha: its key, and its picture as a `data:` address. Throws `AppError`. */
  captcha: () => Promise<CallOutput<'session.captcha'>>;
  /**
   * Tokens for the name and password. Throws AppError: 401 wrong credentials, 400 wrong captcha (wire reading).
   */
  signIn: (input: PasswordSignInInput) => Promise<Tokens>;
};

/** Wire reading: the picture is bare base64 of a PNG. */
const captchaSchema = eitherCase(z.object({ captchaKey: z.string().min(1), image: z.base64().min(1) }));

/** Sign-in by user name, password and maths captcha, on local and test hosts only (spec 000 §2). */
export function createPasswordSignIn({ api }: { api: Pick<ApiClient, 'request'> }): PasswordSignIn {
  return {
    async captcha() {
      const answer = await api.request({
        method: 'GET',
        path: SIGN_IN_PATHS.captcha,
        // The specification's "generated captcha header"; the name is a wire reading.
        headers: { 'captcha-id': randomUUID() },
        authorization: null,
      });
      const { captchaKey, image } = parseAnswer(captchaSchema, answer, 'captcha');
      return { key: captchaKey, image: `data:image/png;base64,${image}` };
    },

    async signIn({ username, password, captchaKey, captchaResult }) {
      const answer = await api.request({
        method: 'POST',
        path: SIGN_IN_PATHS.password,
        body: { username, password, captcha_key: captchaKey, captcha_result: captchaResult },
        authorization: null,
      });
      return parseAnswer(tokensSchema, answer, 'sign-in');
    },
  };
}
