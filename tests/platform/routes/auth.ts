import { z } from 'zod';
import { checkPassword } from '../db/seed/users.ts';
import { badCall, HttpProblem } from '../http/problem.ts';
import { defineRoute, defineTokenlessRoute, type Route } from '../http/route.ts';

/** Reading Z-036: digits as text, or the number itself. */
const captchaResult = z.union([
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  z.number().int().min(0).max(999_999),
]);

/**
 * A captcha. Readings: the generated header is `captcha-id` with a UUID from the client; the picture is in `image`, as
 * bare base64 of a PNG.
 */
const captcha = defineTokenlessRoute('E002', {
  async handler({ request, services }) {
    if (!z.uuid().safeParse(request.headers['captcha-id']).success) throw badCall('header: captcha-id is no UUID');
    const { key, png } = await services.captchas.issue();
    return { captchaKey: key, image: png.toString('base64') };
  },
});

/** Defined by the specification, never called by the sign-in page. */
const verifyCaptcha = defineTokenlessRoute('E003', {
  body: z.strictObject({ captchaKey: z.string(), captchaResult }),
  handler({ body, services }) {
    if (!services.captchas.check(body.captchaKey, body.captchaResult))
      throw new HttpProblem(400, "Misol javobi noto'g'ri");
    return {};
  },
});

/** Readings: a wrong captcha answers 400, wrong credentials 401, both with a message. */
const adminLogin = defineTokenlessRoute('E004', {
  body: z.strictObject({
    username: z.string().min(1),
    password: z.string().min(1),
    captcha_key: z.string().min(1),
    captcha_result: captchaResult,
  }),
  handler({ body, services }) {
    if (!services.captchas.redeem(body.captcha_key, body.captcha_result)) {
      throw new HttpProblem(400, "Misol javobi noto'g'ri");
    }
    const user = checkPassword(services.db, services.users, body.username, body.password);
    if (!user) throw new HttpProblem(401, "Parol yoki foydalanuvchi nomi noto'g'ri");
    return services.tokens.issue(user);
  },
});

/** Exchanges the code at the provider, with the verifier that only the program knows. */
const loginBySso = defineTokenlessRoute('E005', {
  body: z.strictObject({ redirect_uri: z.url(), code: z.string().min(1), code_verifier: z.string().min(43).max(128) }),
  async handler({ body, services }) {
    const username = await services.sso.exchange(body);
    const user = services.users.find((other) => other.username === username);
    if (!user) throw new HttpProblem(400, 'Yagona kirish tizimi orqali kirib bo‘lmadi');
    return services.tokens.issue(user);
  },
});

/** Reading: beside role and district_id it has id, username, full_name and region_id. */
const profile = defineRoute('E001', {
  handler: ({ user: { password: _password, ...person } }) => person,
});

export const authRoutes: readonly Route[] = [captcha, verifyCaptcha, adminLogin, loginBySso, profile];
