import { z } from 'zod';
import { kindOf } from './fields.ts';

/** Where an answer has what its schema reads, and the schema of a row or of the record. */
export type Envelope = { readonly of: z.ZodType } & (
  | {
      /** Key of the rows; null: the documents show none (Z-130). */
      readonly rows: string | null;
      /** Key of the total; null: the call has none. */
      readonly total: string | null;
    }
  | {
      /** Own key of the record's envelope, and the fields by which the record is known (Z-130). */
      readonly record: string;
      readonly known: readonly string[];
    }
);

const ENVELOPES = new WeakMap<z.ZodType, Envelope>();

/** The schema of an answer, which remembers its envelope: a schema cannot be asked what its functions look for. */
export function described<S extends z.ZodType>(schema: S, envelope: Envelope): S {
  ENVELOPES.set(schema, envelope);
  return schema;
}

/** The envelope of an answer, also of a schema that goes on from it; undefined where there is none. */
export function envelopeOf(schema: z.ZodType): Envelope | undefined {
  const own = ENVELOPES.get(schema);
  if (own) return own;
  if (schema instanceof z.ZodPipe) return envelopeOf(schema.in as z.ZodType) ?? envelopeOf(schema.out as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return schema.options.map((one) => envelopeOf(one as z.ZodType)).find((envelope) => envelope !== undefined);
  return undefined;
}

/** What a schema expects of a value; `lacks`: the documents let it be missing. */
export type Expected = { readonly lacks?: true } & (
  | { readonly is: 'text' | 'name' | 'title' | 'number' | 'id' | 'time' | 'flag' | 'anything' }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Expected>> }
  | { readonly is: 'list'; readonly of: Expected }
);

const KINDS = {
  'a text': 'text',
  'a name': 'name',
  'a title': 'title',
  'a number': 'number',
  'a sum': 'number',
  'an id': 'id',
  'a time': 'time',
  'a day': 'time',
  'a flag': 'flag',
} as const;
const isKind = (what: string): what is keyof typeof KINDS => Object.hasOwn(KINDS, what);

const ANYTHING: Expected = { is: 'anything' };

/** What a schema expects on the wire, as far as it says so. */
export function expectedOf(schema: z.ZodType): Expected {
  const what = kindOf(schema);
  if (what !== undefined) return isKind(what) ? { is: KINDS[what] } : ANYTHING;
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, of]) => [name, expectedOf(of as z.ZodType)] as const);
    return { is: 'record', fields: Object.fromEntries(fields) };
  }
  if (schema instanceof z.ZodArray) return { is: 'list', of: expectedOf(schema.element as z.ZodType) };
  if (schema instanceof z.ZodEnum) return { is: 'word', words: schema.options.map(String) };
  if (schema instanceof z.ZodString) return { is: 'text' };
  if (schema instanceof z.ZodNumber) return { is: 'number' };
  if (schema instanceof z.ZodBoolean) return { is: 'flag' };
  if (schema instanceof z.ZodOptional) return { ...expectedOf(schema.unwrap() as z.ZodType), lacks: true };
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodCatch || schema instanceof z.ZodDefault)
    return expectedOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) {
    const read = expectedOf(schema.in as z.ZodType);
    return read.is === 'anything' && !read.lacks ? expectedOf(schema.out as z.ZodType) : read;
  }
  return ANYTHING;
}
