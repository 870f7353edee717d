/** What hostile texts repeat: letters, figures, blanks, signs, suffixes, markup that nothing closes, other scripts. */
const REPEATED: readonly string[] = [
  ...['a', 'A', '1', '_', '-', '.', ',', ' ', '\n', '\t', "'", 'ʻ', '"', '&', '{', '(', '[', '@', '#', '/', '=', '\0'],
  ...['im', 'lar', 'ning', 'lashtir', "o'", 'sh', 'ts', 'yo', ' va ', 'II', 'V.', 'я', 'Ў ', 'aя', '漢'],
  ...['😀', '\ud83d', '\u0301', '\u200b', '\u00a0', '№', '901234567 ', 'AA 1'],
  ...['1a', 'a_', 'a-', 'a.', 'a ', '1 ', '1.', '+1', 'a1 ', 'a@', '@a.', '/a', 'http://a', '.pdf'],
  ...['<', '>', '<a ', '<b>', '<p>', '<!--', '</', '<a href="', '&lt', '{{'],
];

/** What stands around: a stem before suffixes and a letter that no suffix has; a figure, and what ends a word. */
const FRAMES = [
  ['golib', 'q'],
  ['1', '!'],
] as const;

/** A hostile text of any length, and its name. */
export type HostileText = { readonly name: string; readonly of: (letters: number) => string };

const hostile = (unit: string, before: string, after: string): HostileText => ({
  name: `${before}${JSON.stringify(unit)}…${after}`,
  of: (letters) => before + unit.repeat(Math.ceil(letters / unit.length)).slice(0, letters) + after,
});

/** Texts whose cost is examined. */
export const HOSTILE_TEXTS: readonly HostileText[] = REPEATED.flatMap((unit) =>
  FRAMES.map(([before, after]) => hostile(unit, before, after)),
);

/** Elements of which no two are alike and none is closed, and paragraphs in each of which a reader opens all of them anew. */
const reopened = (letters: number): string => {
  const elements = Array.from({ length: letters / 80 }, (_, place) => `<b a=${place}>`).join('');
  return `<p>${elements}</p>${'<p>x</p>'.repeat(letters / 80)}`;
};

/** Markup that a reader of HTML has to complete: nested, unclosed, misnested. */
export const HOSTILE_MARKUP: readonly HostileText[] = [
  ...['<div>', '<b><i>', '<table>', '<td>', '<ul><li>', '<a href=//a>', '<b><p></b>', '</p>', '<svg>', '<img src=//a>'],
  ...[
    '<table><b>',
    '<select>',
    '<template>',
    '<a href="https://a@b/">x</a>',
    '<p><br>',
    '<p>x</p>\n',
    '<tr><td>1<td>2',
  ],
  ...['<p style="mso-list: l0 level1">'],
]
  .map((unit) => hostile(unit, '', '!'))
  .concat(hostile('<tr><td rowspan=9999>1<td>2', '<table>', '!'))
  .concat({ name: 'elements that are opened anew', of: reopened });

/** Letters of the texts that are compared: each four times as long as the one before. */
export const SHORT = 1_000;
export const MIDDLE = 4 * SHORT;
export const LONG = 4 * MIDDLE;
/** Milliseconds below which a long text is cheap, whatever a short one costs. */
export const CHEAP_MS = 5;
