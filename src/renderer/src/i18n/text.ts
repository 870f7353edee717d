/**
 * A text of the interface, in Uzbek Latin: any literal, and never a `string` that is known only at run time, such as one
 * of the platform (a literal begins with a capital or does not; of a `string` neither is known). `transliterate.ts`
 * derives the Cyrillic.
 */
export type Text = Capitalize<string> | Uncapitalize<string>;

/** Values of the `{{names}}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** What follows a text: a value for each of its `{{names}}` and no other, or nothing if it has none. */
export type NamedValues<S extends Text> =
  true extends IsDeclared<S>
    ? [values?: TextValues]
    : true extends IsPattern<S>
      ? [onlyLiterals: never]
      : [NamesIn<S>] extends [never]
        ? []
        : [values: Readonly<Record<NamesIn<S>, string | number>>];

/** Whether it is declared elsewhere as `Text`, of which an assignment may have left one half: its names are not known. */
type IsDeclared<S extends Text> = Capitalize<string> extends S ? true : Uncapitalize<string> extends S ? true : false;

/** The names in a literal: `from` and `to` for `'{{from}} – {{to}}'`. */
type NamesIn<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Whether a part is known only at run time, as in `Nomi ${title}`: its property need not be there. */
type IsPattern<S extends string> = S extends string
  ? Record<never, never> extends Record<S, true>
    ? true
    : false
  : never;
