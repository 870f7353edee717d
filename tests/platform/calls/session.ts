import type { CallEntry } from './entry.ts';

/** Sign-in and the person's own profile: spec 000 §7. */
export const sessionCalls: readonly CallEntry[] = [
  { id: 'E001', method: 'GET', path: '/api/v1/users/profile', roles: 'staff' },
  { id: 'E002', method: 'GET', path: '/api/v2/vote/captcha-2', roles: 'anybody' },
  {
    id: 'E003',
    method: 'POST',
    path: '/api/v2/internal/verify-captcha',
    body: ['captchaKey', 'captchaResult'],
    roles: 'anybody',
    unsent: 'the sign-in page never sends it (A-026)',
  },
  {
    id: 'E004',
    method: 'POST',
    path: '/api/v1/admin-login',
    body: ['username', 'password', 'captcha_key', 'captcha_result'],
    roles: 'anybody',
  },
  {
    id: 'E005',
    method: 'POST',
    path: '/api/v1/login-by-sso',
    body: ['redirect_uri', 'code', 'code_verifier'],
    roles: 'anybody',
  },
];
