import { expose, HEADS, textsOf } from './subject.ts';

// The lower bound: one plain string of HTML for the whole table.
const viewport = document.createElement('div');
viewport.style.cssText = 'height: 100vh; overflow: auto; font: 13px/18px sans-serif';
document.body.style.margin = '0';
document.body.append(viewport);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cells = (texts: readonly string[]) => texts.map((text) => `<td>${escaped(text)}</td>`).join('');
const head = `<thead><tr><th>№</th>${HEADS.map((text) => `<th>${escaped(text)}</th>`).join('')}</tr></thead>`;

expose({
  viewport: () => viewport,
  show: (rows) => {
    const body = rows.map((row, index) => `<tr><td>${index + 1}</td>${cells(textsOf(row))}</tr>`).join('');
    viewport.innerHTML = `<table style="table-layout: fixed; width: 100%">${head}<tbody>${body}</tbody></table>`;
  },
});
