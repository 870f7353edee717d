/**
 * Characters without a glyph (`Cf`): soft hyphens, zero-width spaces, marks of direction. Kept: the joiner between two
 * emoji, and the tags of a flag.
 */
const INVISIBLE =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]|(\p{Cf})/gu;

/** A text without invisible characters, which Word and PDF put inside words. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character, invisible) => (invisible === undefined ? character : ''));
