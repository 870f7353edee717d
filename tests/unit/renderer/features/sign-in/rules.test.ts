import { SSO_TOO_LATE } from '@shared/constants.ts';
import { describe, expect, it } from 'vitest';
import { endNotice, formatTimeLeft, passwordFailure, ssoFailure, tooManyAttempts } from '@/features/sign-in/rules.ts';

describe('passwordFailure', () => {
  it.each([401, 403])('%i is a failure of name or password', (status) => {
    expect(passwordFailure({ status })).toMatchObject({
      at: 'password',
      text: "Parol yoki foydalanuvchi nomi noto'g'ri",
    });
  });

  it.each([
    [400, "Misol javobi noto'g'ri"],
    [400, 'Captcha is wrong'],
    [422, 'Капча нотўғри'],
  ])('A-033: %i that names the captcha (%s) is a failure of the captcha', (status, serverMessage) => {
    expect(passwordFailure({ status, serverMessage })).toMatchObject({ at: 'captcha', text: 'Captcha bilan muammo' });
  });

  it.each([400, 422])(
    'A-032: %i that does not name the captcha blames no field, and shows the platform’s message',
    (status) => {
      const text = "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring";
      expect(passwordFailure({ status })).toEqual({ at: 'form', text, said: null });
      const serverMessage = 'Hisobingiz bloklangan';
      expect(passwordFailure({ status, serverMessage })).toEqual({ at: 'form', text, said: serverMessage });
    },
  );

  it('is a failure of the captcha only where the platform refuses the input', () => {
    const serverMessage = 'Captcha xizmati ishlamayapti';
    expect(passwordFailure({ status: 503, serverMessage })).toMatchObject({ at: 'form', said: serverMessage });
  });

  it.each([404, 409, 429, 500, 503, undefined])('%s is a general failure', (status) => {
    expect(passwordFailure(status === undefined ? {} : { status })).toMatchObject({
      at: 'form',
      text: "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring",
    });
  });
});

describe('ssoFailure', () => {
  it('is silent about a cancelled sign-in', () => {
    expect(ssoFailure({ kind: 'cancelled' })).toBeNull();
  });

  it('names the two causes that a person can act on, and is general otherwise', () => {
    const late = "Kirish uchun ajratilgan vaqt tugadi. Qaytadan urinib ko'ring.";
    const cut = "Platformaga ulanib bo'lmadi. Internet aloqasini tekshirib, qaytadan urinib ko'ring.";
    expect(ssoFailure({ kind: 'timeout', detail: SSO_TOO_LATE })).toBe(late);
    expect(ssoFailure({ kind: 'network' })).toBe(cut);
    // The person was not late: the platform did not answer.
    expect(ssoFailure({ kind: 'timeout', detail: 'no answer in time' })).toBe(cut);
    expect(ssoFailure({ kind: 'server' })).toBe("Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring");
  });
});

describe('tooManyAttempts', () => {
  it('warns from the seventh submission on, on test hosts only', () => {
    expect(tooManyAttempts(6, true)).toBe(false);
    expect(tooManyAttempts(7, true)).toBe(true);
    expect(tooManyAttempts(7, false)).toBe(false);
  });
});

describe('endNotice', () => {
  it('explains a session that ended by itself', () => {
    expect(endNotice('expired')).toBe('Sessiya muddati tugadi. Tizimga qaytadan kiring.');
    expect(endNotice('profile-failed')).toBe("Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring.");
  });

  it('is silent about a sign-out, and about the first start', () => {
    expect(endNotice('signed-out')).toBeNull();
    expect(endNotice('never')).toBeNull();
  });
});

describe('formatTimeLeft', () => {
  it('counts whole seconds down to zero and no further', () => {
    expect([300_000, 299_001, 65_000, 1, 0, -5_000].map(formatTimeLeft)).toEqual([
      '5:00',
      '5:00',
      '1:05',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });
});
