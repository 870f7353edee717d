import { randomInt, randomUUID } from 'node:crypto';
import { drawCaptcha } from './captcha-picture.ts';

export type Captchas = {
  /** A new sum: its one-time key and its picture as PNG. */
  issue(): Promise<{ key: string; png: Buffer }>;
  /** Whether the answer is right; a key is good for one attempt, right or wrong. */
  redeem(key: string, answer: number): boolean;
  /** Whether the answer is right, without using the key up. */
  check(key: string, answer: number): boolean;
  /** The sum behind a key; without one, behind the key given out last. */
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
