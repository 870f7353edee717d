/** Page sizes offered on every list (spec 001 §9, 002 §9; reading Z-119). */
export const PAGE_SIZES = [15, 20, 30, 50, 100, 200, 500, 1000] as const;

/** Default page size where a screen names no other (spec 000 §9). */
export const DEFAULT_PAGE_SIZE = 20;

/** Id of the installed program: the packages' `appId`, by which Windows knows its notifications and its menu entry. */
export const APP_ID = 'uz.tashabbuslibudjet.backoffice';

/** The page's own origin: one scheme, one host (Electron's `app:` protocol handler). */
export const APP_SCHEME = 'app';
export const APP_HOST = 'backoffice';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;

/** The calls that sign in (spec 000 §7), made by the main process alone. */
export const SIGN_IN_PATHS = {
  password: 'api/v1/admin-login',
  sso: 'api/v1/login-by-sso',
  captcha: 'api/v2/vote/captcha-2',
} as const;

/** How long the sign-in in the system browser may take, in ms. */
export const SSO_TIMEOUT_MS = 5 * 60_000;
/** `detail` of a `timeout` error: the person did not finish the single sign-on in time. */
export const SSO_TOO_LATE = 'sign-in';
/** `detail` of a `forbidden` error: somebody else than the person who had locked the program has signed in. */
export const ANOTHER_PERSON = 'another-person';

/** Most digits a captcha answer may have (spec 000 §2). */
export const CAPTCHA_MAX_DIGITS = 6;
