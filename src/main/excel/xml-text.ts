import { ReaderProblem } from '../formats/reader-problem.ts';

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * A raw XML text with its references resolved: XML's five entities and characters by number. Any other reference fails
 * as damaged.
 */
export function xmlText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(/&([^;]*;?)/g, (_, reference: string) => {
    const name = reference.endsWith(';') ? reference.slice(0, -1) : '';
    const text = NAMED.get(name) ?? byNumber(name);
    if (text === undefined) throw new ReaderProblem('damaged', 'an unknown entity');
    return text;
  });
}

function byNumber(name: string): string | undefined {
  const digits = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!digits) return undefined;
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
