import { z } from 'zod';

const HUMP = /(?<=[a-z\d])[A-Z]/g;

/** The names of a schema that are in camelCase, each with its spelling in snake_case. */
const spellings = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((name) => {
    const snake = name.replace(HUMP, (letter) => `_${letter.toLowerCase()}`);
    return snake === name ? [] : [[name, snake] as const];
  });

/**
 * The schema of a record to which the documents give names in camelCase, as they do to few: the same names in snake_case
 * mean the same (Z-130). For the other way round see `snake-keys.ts`.
 */
export function eitherCase<S extends z.ZodObject>(schema: S) {
  const pairs = spellings(Object.keys(schema.shape));
  return z.preprocess((answer) => {
    if (typeof answer !== 'object' || answer === null) return answer;
    const said = answer as Readonly<Record<string, unknown>>;
    const lacking = pairs.filter(([name, snake]) => !(name in said) && snake in said);
    return lacking.length === 0
      ? answer
      : { ...said, ...Object.fromEntries(lacking.map(([name, snake]) => [name, said[snake]])) };
  }, schema);
}
