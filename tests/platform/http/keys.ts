import { z } from 'zod';

/**
 * The keys that a schema takes: of an object its fields, of an array those of its items as `[].id`, of a preprocessed
 * object those that it has afterwards, of one of several those of each. Throws for a schema whose keys cannot be told.
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
