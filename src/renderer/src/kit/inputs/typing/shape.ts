import type { Text } from '@/i18n/text.ts';

/** Why a field took less than was typed or pasted, for `t`. */
export type Refusal = { readonly text: Text; readonly values?: Readonly<Record<string, string | number>> };

/** What a text means to a field: the field's new content, null for none; and what the person is told, null for nothing. */
export type TypedReading = { readonly text: string | null; readonly refusal: Refusal | null };

/**
 * What a field takes. Its content is a plain text of the characters that count ("1250,5"); separators and units are only
 * shown ("1 250,5 so'm").
 */
export type Shape = {
  /** The content as shown. Adds characters, and leaves out none. */
  readonly shown: (text: string) => string;
  /** The content of a shown text. */
  readonly content: (shown: string) => string;
  /** A typed character as the content has it; '' for one that separates and says nothing; null for a foreign one. */
  readonly character: (typed: string) => string | null;
  /** Whether an edit may lead from one content to another, by a key or by a paste: null, or why not. */
  readonly refusal: (next: string, before: string, by: 'key' | 'paste') => Refusal | null;
  /** What is wrong with a content that was typed but cannot be sent; null for nothing. */
  readonly standing: (text: string) => Refusal | null;
  /**
   * What uninterrupted typing means that does not lead there character by character: "+998 90…", "1.500.000,00".
   * `refusal` may be given with the content, for what did not count.
   */
  readonly typed: (all: string) => TypedReading;
  /** What a pasted text means; `whole`: it replaces everything. */
  readonly pasted: (text: string) => TypedReading & { readonly whole?: boolean };
  /** What the person is told about a character that cannot belong. */
  readonly foreign: (typed: string) => Refusal;
};
