import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../laws/program.tsx';
import { namesIn, textOf } from '../laws/table-of.ts';

const { WebOffice } = await import('@/entities/web-office.tsx');

it.each([
  [null, 'U platformaning veb-panelida yuritiladi. Panel manzili sozlanmagan: administratorga murojaat qiling.', []],
  ['https://panel.uz', 'U platformaning veb-panelida yuritiladi.', ['Veb-panelda ochish']],
])(
  'Z-056: a screen of no document leads to the web office at %s, or says that its address is missing',
  async (webOfficeUrl, hint, buttons) => {
    const { html } = await drawPart(createElement(WebOffice), { info: { webOfficeUrl } });
    expect(textOf(html)).toBe(["Bu bo'lim dasturda yo'q", hint, ...buttons].join(' '));
    expect(namesIn(html, 'button')).toEqual(buttons);
  },
);
