import { createPrng } from '../../tests/platform/db/seed/prng.ts';
import type { Fault } from '../../tests/platform/faults.ts';
import type { Platform } from '../../tests/platform/types.ts';

/** Faults that hit calls all the time, each with its share of the calls. */
const WEATHER: readonly { name: string; share: number; fault: Fault }[] = [
  { name: 'late by 0.2 s', share: 0.15, fault: { kind: 'latency', ms: 200 } },
  { name: 'late by 1 s', share: 0.06, fault: { kind: 'latency', ms: 1_000 } },
  { name: 'late by 3 s', share: 0.02, fault: { kind: 'latency', ms: 3_000 } },
  { name: 'answer 500', share: 0.025, fault: { kind: 'status', status: 500 } },
  { name: 'answer 503', share: 0.025, fault: { kind: 'status', status: 503 } },
  { name: 'connection cut before the answer', share: 0.015, fault: { kind: 'drop' } },
  { name: 'connection cut in the answer', share: 0.015, fault: { kind: 'drop-mid-body' } },
  { name: 'connection half open', share: 0.004, fault: { kind: 'stall', fraction: 0.3 } },
  { name: "page of the network's", share: 0.005, fault: { kind: 'wrong-content-type' } },
  { name: 'answer cut short', share: 0.005, fault: { kind: 'malformed-json' } },
];

/** Draws the faults call by call, in order of arrival; `met` receives the name of each. */
export function weatherFor(seed: number, met: (name: string) => void): (platform: Platform) => void {
  const prng = createPrng(`weather ${seed}`);
  return ({ faults }) => {
    for (const { name, share, fault } of WEATHER) {
      const when = () => {
        const now = prng.chance(share);
        if (now) met(name);
        return now;
      };
      faults.add({ ...fault, when });
    }
  };
}
