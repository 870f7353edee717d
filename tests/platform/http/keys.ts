import { z } from 'zod';

/**
 * The keys that a schema accepts: the fields of an object; the items' keys of an array, as `[].id`; the keys after
 * preprocessing; the keys of all options of a union. Throws for any other schema.
 */
export function keysOf(schema: unknown): readonly string[] {
  if (schema === undefined) return [];
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodArray) return keysOf(schema.element).map((key) => `[].${key}`);
  if (schema instanceof z.ZodPipe) return keysOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(keysOf))];
  throw new Error(
    'the keys of this schema cannot be told: an object, an array of objects, a preprocessed one or one of several can',
  );
}
