import fc from 'fast-check';
import { type CallName, contract } from '../../../src/shared/bridge/contract.ts';
import { GOOD_INPUTS, type Place, placesOf } from '../bridge-inputs.ts';
import { hostileValue } from './hostile-values.ts';
import { inputsOf } from './inputs-of-schema.ts';

/** The input with `by` in one place. Fields are defined, not assigned, so that `__proto__` is a field, too. */
function put(value: unknown, [name, ...rest]: Place, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((element, n) => (String(n) === name ? put(element, rest, by) : element));
  const fields = Object.entries(Object(value)).map(([key, field]) => [
    key,
    key === name ? put(field, rest, by) : field,
  ]);
  return Object.fromEntries(fields);
}

/** A valid input, or one generated from the schema, as it is or with a hostile value in or beside one of its places. */
export function hostileInputs(name: CallName): fc.Arbitrary<unknown> {
  const base = fc.oneof(fc.constant<unknown>(GOOD_INPUTS[name]), inputsOf(contract[name].input));
  const spoilt = base.chain((input) =>
    fc.tuple(fc.constantFrom(...placesOf(input)), hostileValue).map(([place, value]) => put(input, place, value)),
  );
  const more = fc
    .tuple(base, fc.constantFrom('__proto__', 'constructor', 'headers', 'authorization', 'url', 'path '), hostileValue)
    .map(([input, field, value]) => Object.fromEntries([...Object.entries(Object(input)), [field, value]]));
  return fc.oneof({ weight: 4, arbitrary: base }, { weight: 5, arbitrary: spoilt }, { weight: 1, arbitrary: more });
}
