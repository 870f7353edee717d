import { describe, expect, it } from 'vitest';
import { isBlankHtml, isLinkAddress, linkAddress, tagsLostIn } from '@/kit/rich-text/html.ts';

describe('a blank text', () => {
  it.each([
    '',
    '<p></p>',
    '<p>&nbsp; </p><p><br></p>',
    '<!-- izoh --><h2> </h2>',
    '<hr>',
    '<p>&#160;</p>',
    '<p>\u200b\u00ad</p>',
    '<p>&#8203;&shy;</p>',
  ])('is %s', (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });
  it.each(['<p>.</p>', 'matn', '<p><img src="/a.png"></p>', '<table><tr><td></td></tr></table>'])(
    'is not %s',
    (html) => {
      expect(isBlankHtml(html)).toBe(false);
    },
  );
});

it('tags that the editor cannot keep are named, each once', () => {
  expect(tagsLostIn('<p>a <b>b</b></p><div><span style="x">c</span></div><!-- <img> -->')).toEqual([]);
  expect(tagsLostIn('<p><img src=a><IMG src=b></p><table><tbody><tr><td>1</td></tr></table>')).toEqual([
    'img',
    'table',
    'tr',
    'td',
  ]);
  // The editor has neither blocks of code nor inline code.
  expect(tagsLostIn('<pre><code>a</code></pre>')).toEqual(['pre', 'code']);
});

it('a link that names a user is lost in the editor, and named', () => {
  expect(tagsLostIn('<p><a href="https://bank.uz@evil.example/a">bank</a> <a href=https://sayt.uz>b</a></p>')).toEqual([
    'https://bank.uz@evil.example/a',
  ]);
});

describe('the address of a link', () => {
  it.each([
    ['https://sayt.uz/a?b=1#c', 'https://sayt.uz/a?b=1#c'],
    [' http://sayt.uz ', 'http://sayt.uz'],
    ['sayt.uz', 'https://sayt.uz'],
    ['my.gov.uz/uz/xizmat?id=3', 'https://my.gov.uz/uz/xizmat?id=3'],
    ['info@sayt.uz', 'mailto:info@sayt.uz'],
    ['tel:+998712001122', 'tel:+998712001122'],
  ])('%s is %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
    expect(isLinkAddress(address)).toBe(true);
  });
  it.each([
    '',
    'sayt',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'ikki soʻz.uz',
    '//sayt.uz',
    'file:///etc',
    'https://bank.uz@evil.example',
    'http://:parol@evil.example/',
    'https:///bank.uz@evil.example',
  ])('%s is no link address', (typed) => {
    expect(linkAddress(typed)).toBeNull();
  });
});
