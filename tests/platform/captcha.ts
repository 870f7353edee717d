import { randomInt, randomUUID } from 'node:crypto';
import { drawCaptcha } from './captcha-picture.ts';

export type Captchas = {
  /** Creates a sum; returns its one-time key and its picture as PNG. */
  issue(): Promise<{ key: string; png: Buffer }>;
  /** True if the answer is right; uses the key up, right or wrong. */
  redeem(key: string, answer: number): boolean;
  /** True if the answer is right; does not use the key up. */
  check(key: string, answer: number): boolean;
  /** The answer for a key. Default: the key issued last. */
  answer(key?: string): number | undefined;
};

const LIFETIME_MS = 10 * 60_000;

/** Sums of two small numbers, drawn as a picture (spec 000 §2). */
export function createCaptchas(): Captchas {
  const open = new Map<string, { answer: number; until: number }>();
  const check = (key: string, answer: number) => {
    const entry = open.get(key);
    return entry !== undefined && entry.until > Date.now() && entry.answer === answer;
  };
  return {
    async issue() {
      const [left, right] = [randomInt(11, 50), randomInt(2, 10)];
      const key = randomUUID();
      open.set(key, { answer: left + right, until: Date.now() + LIFETIME_MS });
      return { key, png: await drawCaptcha(left, right) };
    },
    check,
    redeem(key, answer) {
      const right = check(key, answer);
      open.delete(key);
      return right;
    },
    answer: (key = [...open.keys()].at(-1)) => (key === undefined ? undefined : open.get(key)?.answer),
  };
}
