import { type CallEntry, call } from './entry.ts';

/** Sign-in, the own profile, files, and the lookups of many screens: spec 000 §7. */
export const sharedCalls: readonly CallEntry[] = [
  call('E001', 'GET /api/v1/users/profile', 'staff'),
  call('E002', 'GET /api/v2/vote/captcha-2', 'anybody'),
  call('E003', 'POST /api/v2/internal/verify-captcha', 'anybody', {
    body: 'captchaKey captchaResult',
    unsent: 'the sign-in page never sends it (A-026)',
  }),
  call('E004', 'POST /api/v1/admin-login', 'anybody', { body: 'username password captcha_key captcha_result' }),
  call('E005', 'POST /api/v1/login-by-sso', 'anybody', { body: 'redirect_uri code code_verifier' }),
  call('E006', 'POST /api/v2/info/file/upload', 'staff', { multipart: 'file' }),
  call('E007', 'GET /api/v2/info/file/{hashId}', 'staff'),
  call('E008', 'GET /api/v1/boards', 'staff', { query: 'status type' }),
  call('E009', 'GET /api/v1/regions', 'staff'),
  call('E010', 'GET /api/v1/districts', 'staff', { query: 'region_id' }),
  call('E011', 'GET /api/v1/districts/{id}', 'staff'),
  call('E012', 'GET /api/v1/initiative-categories', 'staff'),
  call('E013', 'GET /api/v1/organizations', 'staff', { query: 'district_id organization_type' }),
];
