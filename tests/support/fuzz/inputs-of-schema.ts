import fc from 'fast-check';
import type { z } from 'zod';
import { hostileText } from './hostile-values.ts';

/** Texts that are valid for some call of the contract. */
const GOOD_TEXTS = [
  'a',
  '42',
  'f',
  'd',
  'api/v1/boards',
  'api/v1/initiatives/7',
  'api/v2/info/file/abc',
  'hisobot.xlsx',
  'https://example.uz/',
  'GET',
  'abc',
  'rows.0.amount',
] as const;
const text = fc.oneof(fc.constantFrom(...GOOD_TEXTS), fc.string({ maxLength: 30 }), hostileText);

/**
 * Generates values of the shape that a schema of the contract allows. Its further rules (patterns, lengths,
 * refinements) hold for some values and not for others, so that both sides of each limit are tried. Throws for an
 * unknown kind of schema.
 */
export function inputsOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'undefined':
      return fc.constant(undefined);
    case 'null':
      return fc.constant(null);
    case 'string':
      return text;
    case 'number':
      return fc.oneof(fc.integer(), fc.double({ min: -90, max: 90, noNaN: true }), fc.nat({ max: 10_000_000 }));
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'array':
      return fc.array(inputsOf(def.element), { maxLength: 4 });
    case 'tuple':
      return fc.tuple(...def.items.map(inputsOf));
    case 'readonly':
      return inputsOf(def.innerType);
    case 'object':
      return fieldsOf(def.shape);
    case 'record':
      return fc.dictionary(text, inputsOf(def.valueType), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...def.options.map(inputsOf));
    case 'optional':
      return fc.option(inputsOf(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(inputsOf(def.innerType));
    // The only custom schema of the contract is JSON.
    case 'custom':
      return fc.jsonValue({ maxDepth: 3 });
    default:
      throw new Error(`no inputs are made for a schema of the kind ${def.type}`);
  }
}

/** An object of the shape; an optional field is left out if its value is undefined. */
function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, inputsOf(field)]));
  return fc
    .record(fields)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)));
}
