import { startOf } from '@shared/start-of.ts';

/** Cuts a text to at most `length` whole characters and marks the cut with '…'. */
export function shortened(text: string, length: number): string {
  const start = startOf(text, length);
  return start === text ? text : `${start.trimEnd()}…`;
}
