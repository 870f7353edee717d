import { describe, expect, it } from 'vitest';
import { isTooMuch } from '@/kit/safe-html/markup-size.ts';

const reopened = (count: number) =>
  `<p>${Array.from({ length: count }, (_, place) => `<b a=${place}>`).join('')}</p>${'<p>x</p>'.repeat(count)}`;

describe('a text with its markup', () => {
  it.each([
    ['a letter', '<p>Salom, <b>aziz</b> <em>do‘st</em></p>'.repeat(500)],
    ['a long article', `<p>${'salom dunyo '.repeat(8_000)}</p>`],
    ['a table of a thousand rows', `<table>${'<tr><td>1</td><td>2</td><td>3</td></tr>'.repeat(1_000)}</table>`],
    ['a picture in the text', `<p><img src="data:image/png;base64,${'A'.repeat(3_000_000)}"></p>`],
    ['emphasis that nothing closes', `<p>${'<b>x '.repeat(100)}</p>`],
    ['a few words opened anew', reopened(50)],
  ])('is drawn: %s', (_what, html) => {
    expect(isTooMuch(html)).toBe(false);
  });

  it.each([
    ['a word of a million letters', 'a'.repeat(1_000_000)],
    ['100 KB of elements that nothing closes', '<div>'.repeat(20_000)],
    ['2 MB of them', '<DIV>x'.repeat(350_000)],
    ['elements that are opened anew in each paragraph', reopened(200)],
    ['ends that make paragraphs', '</p>'.repeat(20_000)],
    ['cells that span all rows', `<table>${'<tr><td rowspan=9999>1'.repeat(2)}`],
    ['elements behind an empty comment', `<!-->${'<div>'.repeat(20_000)}-->`],
    ['elements behind a quotation mark', `<a title=">${'<div>'.repeat(20_000)}`],
  ])('is too much: %s', (_what, html) => {
    expect(isTooMuch(html)).toBe(true);
  });
});
