import { SSO_TOO_LATE } from '@shared/constants.ts';
import type { AppError, AppErrorData } from '@shared/errors.ts';
import type { SignedOutReason } from '@shared/session.ts';
import type { Text } from '@/i18n/text.ts';

/** A failed password sign-in, and the part of the form to correct. */
export type PasswordFailure = {
  at: 'password' | 'captcha' | 'form';
  text: Text;
  /** The platform's message, shown below the text; null if the text is enough. */
  said: string | null;
};

type Refusal = Partial<Pick<AppError, 'status' | 'serverMessage'>>;

/** Generic failure of the sign-in page. */
export const GENERIC_FAILURE = "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring" satisfies Text;

/** Submissions on a test host before the warning (A-024; reading Z-035). */
const FREE_ATTEMPTS = 6;

/** Recognises a message about the captcha, which the platform calls a captcha or a sum, in either script. */
const ABOUT_CAPTCHA = /captcha|kapcha|капч|misol|мисол/i;

/**
 * Message of a failed password sign-in by the platform's answer (spec 000 §8, A-031 to A-033): 401 and 403 mean
 * username or password, 400 and 422 the captcha if the message names it. Any other refusal shows the platform's
 * message.
 */
export function passwordFailure({ status, serverMessage }: Refusal): PasswordFailure {
  if (status === 401 || status === 403)
    return { at: 'password', text: "Parol yoki foydalanuvchi nomi noto'g'ri", said: null };
  const refused = status === 400 || status === 422;
  if (refused && serverMessage !== undefined && ABOUT_CAPTCHA.test(serverMessage))
    return { at: 'captcha', text: 'Captcha bilan muammo', said: null };
  return { at: 'form', text: GENERIC_FAILURE, said: serverMessage ?? null };
}

/** Message of a failed single sign-on; null if the person has cancelled. */
export function ssoFailure({ kind, detail }: Pick<AppErrorData, 'kind' | 'detail'>): Text | null {
  if (kind === 'cancelled') return null;
  if (kind === 'timeout' && detail === SSO_TOO_LATE)
    return "Kirish uchun ajratilgan vaqt tugadi. Qaytadan urinib ko'ring.";
  // A platform that does not answer looks the same to the person, whether refused or silent.
  if (kind === 'network' || kind === 'timeout')
    return "Platformaga ulanib bo'lmadi. Internet aloqasini tekshirib, qaytadan urinib ko'ring.";
  return GENERIC_FAILURE;
}

/** Whether to warn about too many submissions; submitting is never blocked (A-024, Z-035). */
export const tooManyAttempts = (attempts: number, countAttempts: boolean): boolean =>
  countAttempts && attempts > FREE_ATTEMPTS;

/** Notice about a session that has ended by itself; null if the person has signed out. */
export function endNotice(reason: SignedOutReason): Text | null {
  if (reason === 'expired') return 'Sessiya muddati tugadi. Tizimga qaytadan kiring.';
  if (reason === 'profile-failed') return "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring.";
  return null;
}

/** Remaining time as "4:05"; `ms` below zero counts as zero. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
