import { expect, it } from 'vitest';
import { linesOf, wordsOf } from '@/kit/safe-html/words.ts';

it.each([
  ['<p>Salom,  <b>aziz</b> do‘st</p><p></p><ul><li>bir</li><li>ikki</li></ul>', 'Salom, aziz do‘st\nbir\nikki'],
  ['bir\n\n ikki &amp; uch<br>to‘rt', 'bir\nikki & uch\nto‘rt'],
  ['<table><tr><td>1<td>2</table><script>alert(1)</script>', '1\n2'],
  ['<div><div><p', ''],
])('the lines of %s', (html, lines) => {
  expect(linesOf(html)).toBe(lines);
  expect(wordsOf(html)).toBe(lines.replaceAll('\n', ' '));
});
