import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import type { QueryClient } from '@tanstack/react-query';
import { bridge } from '@/api/bridge.ts';
import { type KeptPlan, keptQuery } from './kept-query.ts';

/**
 * Applies a step to the kept value and saves the result; a step that returns the same value is a no-op. If the value is
 * already loaded, the step runs synchronously, in the turn of the key or click. Rejects if the value cannot be read;
 * then nothing is overwritten.
 */
export function changeKept<T>(queries: QueryClient, plan: KeptPlan<T>, step: (now: T) => T): Promise<void> {
  const query = keptQuery(plan);
  const latest = () => queries.getQueryData<T>(query.queryKey);
  const carryOut = (now: T) => {
    const next = step(now);
    if (next === now) return;
    queries.setQueryData<T>(query.queryKey, () => next);
    void bridge.keeps.save({ name: plan.name, value: withoutPersonalNumbers(next) });
  };
  const known = latest();
  if (known === undefined) return queries.ensureQueryData(query).then((read) => carryOut(latest() ?? read));
  carryOut(known);
  return Promise.resolve();
}
