import type { Bridge } from '@shared/bridge/bridge.ts';
import type { CallInput, CallName, CallOutput } from '@shared/bridge/contract.ts';
import type { Route } from './route.ts';

/** Calls of the bridge that the gallery answers, each as the main process would: what it takes and gives is the contract's. */
export type Offered = { readonly [N in CallName]?: (input: CallInput<N>) => CallOutput<N> };

/** Answers a call of the contract by its name (`files.pick`). */
type Answering = (name: string, input: unknown) => unknown;

/** Routes of these calls: a call of the bridge comes as a POST to its own name. */
export const offered = (calls: Offered): readonly Route[] =>
  Object.entries(calls).map(([name, answer]) => ({
    method: 'POST',
    path: new RegExp(`^${name}$`),
    answer: ({ body }) => (answer as (input: unknown) => unknown)(body),
  }));

/** A bridge of which `ask` answers every call by its name; `own` stands for what is no call of the contract. */
export const bridgeOf = (ask: Answering, own: Pick<Bridge, 'on' | 'takeDropped' | 'api'>): Bridge => {
  const area = (group: string) =>
    new Proxy({}, { get: (_, name) => (input: unknown) => ask(`${group}.${String(name)}`, input) });
  return new Proxy(own, { get: (known, name) => Reflect.get(known, name) ?? area(String(name)) }) as Bridge;
};
