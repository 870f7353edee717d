import type { Bridge } from '@shared/bridge/bridge.ts';
import type { CallInput, CallName, CallOutput } from '@shared/bridge/contract.ts';
import type { Route } from './route.ts';

/** Bridge calls that the gallery answers as the main process would; the contract defines input and output. */
export type Offered = { readonly [N in CallName]?: (input: CallInput<N>) => CallOutput<N> };

/** Answers a call of the contract by its name (`files.pick`). */
type Answering = (name: string, input: unknown) => unknown;

/** Routes of these calls: a bridge call arrives as a POST to its own name. */
export const offered = (calls: Offered): readonly Route[] =>
  Object.entries(calls).map(([name, answer]) => ({
    method: 'POST',
    path: new RegExp(`^${name}$`),
    answer: ({ body }) => (answer as (input: unknown) => unknown)(body),
  }));

/** A bridge whose calls `ask` answers by name; `own` holds the members that are not calls of the contract. */
export const bridgeOf = (ask: Answering, own: Pick<Bridge, 'on' | 'takeDropped' | 'api'>): Bridge => {
  const area = (group: string) =>
    new Proxy({}, { get: (_, name) => (input: unknown) => ask(`${group}.${String(name)}`, input) });
  return new Proxy(own, { get: (known, name) => Reflect.get(known, name) ?? area(String(name)) }) as Bridge;
};
