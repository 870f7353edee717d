import type { AskOnce } from './asked.ts';
import type { Judged } from './judge/answer.ts';
import type { Finding } from './judge/finding.ts';
import type { Ask, Way } from './line.ts';

/** Lengths of a page that are tried where a longer one is refused. */
const SHORTER = [1000, 500, 200, 100, 50];

const isRefused = ({ what }: Finding): boolean => what === 'refused' || what === 'no-such-call';
const wasRefused = (judged: Pick<Judged, 'findings'> | null): boolean => judged?.findings.some(isRefused) ?? false;

/** Asks in each other way, until one is answered, where the program's own was refused. */
export async function askOtherwise<A>(
  ask: AskOnce,
  own: Judged | null,
  ways: readonly Way<A>[],
  toAsk: (way: A) => Ask,
): Promise<void> {
  if (!wasRefused(own)) return;
  for (const { ask: way, ...setting } of ways) {
    const answer = await ask('way', toAsk(way), (judged) =>
      wasRefused(judged) ? [] : [{ what: 'way', at: setting.key, settings: [setting] }],
    );
    if (answer && !wasRefused(answer)) return;
  }
}

/**
 * Asks for pages `beyond` the last row, so that nobody's data come, from the largest that the program asks for: a
 * platform that limits a page refuses them (Z-119).
 */
export async function askForLongPages(
  ask: AskOnce,
  { largest, beyond }: { largest: number; beyond: (limit: number) => Ask },
): Promise<void> {
  for (const limit of [largest, ...SHORTER.filter((shorter) => shorter < largest)]) {
    const setting = { key: 'mostRows', value: limit, reading: 'Z-119' };
    const answer = await ask('limit', beyond(limit), ({ findings }) => {
      const refusal = findings.find(isRefused);
      const { status } = refusal ?? {};
      if (refusal) return [{ what: 'limit', at: `limit=${limit}`, ...(status !== undefined && { status }) }];
      return limit === largest ? [] : [{ what: 'way', at: setting.key, settings: [setting] }];
    });
    if (!wasRefused(answer)) return;
  }
}
