import type { Expected } from '@/kit/described.ts';

/** DocumentWords of envelopes and errors, which no schema of ours names. */
const USUAL = [
  /^(?:answer|array|body|code|content|count|created|current|data|date|detail|details|document|documents)$/,
  /^(?:element|elements|entity|error|errors|field|fields|first|has|id|index|instance|item|items)$/,
  /^(?:key|last|limit|link|links|list|message|messages|meta|more|name|next|number|object)$/,
  /^(?:offset|ok|page|pageable|pages|payload|per|prev|previous|reason|record|records|response|result)$/,
  /^(?:results|row|rows|size|sort|start|status|success|text|timestamp|title|total|totals|type)$/,
  /^(?:updated|url|uuid|value|values|version|at|by|is|of|uz|ru|en|kr)$/,
  /^(?:lat|cyr)$/,
];

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]+/)
    .filter(Boolean);

/** Tells the names of fields: a name of the platform may itself be somebody's data, such as the key of a dictionary. */
export type Naming = (name: string) => string;

/**
 * Names made only of words that the program's own fields, `names` of its own envelopes or usual ones have are told as they are, any other by its
 * length alone.
 */
export function namingBy(expected: readonly Expected[], names: readonly string[]): Naming {
  const known = new Set(names.flatMap(wordsOf));
  const learn = (one: Expected): void => {
    if (one.is === 'list') learn(one.of);
    if (one.is !== 'record') return;
    for (const [name, of] of Object.entries(one.fields)) {
      for (const word of wordsOf(name)) known.add(word);
      learn(of);
    }
  };
  for (const one of expected) learn(one);
  return (name) => {
    const words = wordsOf(name);
    const isKnown =
      name.length <= 60 &&
      words.length > 0 &&
      words.every((word) => known.has(word) || USUAL.some((usual) => usual.test(word)));
    return isKnown ? name : `?${name.length}`;
  };
}
