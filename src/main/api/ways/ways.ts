import type { OwnNames } from '@shared/own-names.ts';

/**
 * What an office's platform has decided otherwise than the readings say: keys of the configuration, each absent where
 * the reading holds (`docs/readings.md`).
 */
export type Ways = OwnNames & {
  /** Most rows that the platform gives in one answer (Z-119, Z-135). */
  readonly mostRows?: number | undefined;
  /** How all site items are asked for, shown and hidden: `active` empty, or the word null (Z-123). */
  readonly siteItemsAll?: 'empty' | 'null' | undefined;
  /** Path at which single quarterly reports are read and saved (Z-069). */
  readonly quarterlyReportsPath?: string | undefined;
  /** How an acceptance names its ids: without `_id` (Z-038). */
  readonly acceptKeys?: 'plain' | undefined;
  /** What becomes of a field without a value in a POST: it is left out (Z-050, Z-145, Z-170, Z-175). */
  readonly emptyFields?: 'left-out' | undefined;
  /** How the result of the captcha is sent (Z-036). */
  readonly captchaResult?: 'number' | undefined;
};

/** The keys of the configuration that are ways. */
export const WAYS = [
  'answerKey',
  'totalKey',
  'mostRows',
  'siteItemsAll',
  'quarterlyReportsPath',
  'acceptKeys',
  'emptyFields',
  'captchaResult',
] as const satisfies readonly (keyof Ways)[];
