import type { SeenCall } from '@/api/seen-calls.ts';
import type { Judged } from './judge/answer.ts';
import type { Finding } from './judge/finding.ts';
import type { Ask } from './line.ts';

/** What was asked of a line; `beside`: what the program asks for along with it. */
export type AskedFor = 'list' | 'page' | 'filter' | 'search' | 'record' | 'absent' | 'way' | 'limit' | 'beside';

/** A call that was made, and what it did otherwise than assumed. */
export type Asked = {
  readonly step: AskedFor;
  readonly call: SeenCall;
  readonly rows: number;
  readonly findings: readonly Finding[];
};

/** Makes a call of a line, judges its answer and tells it; null where no call was made. */
export type AskOnce = (
  step: AskedFor,
  call: Ask,
  judge: (judged: Judged, seen: SeenCall) => readonly Finding[],
) => Promise<Judged | null>;
