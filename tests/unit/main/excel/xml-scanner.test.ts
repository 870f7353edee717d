import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { createXmlScanner, type XmlHandler } from '../../../../src/main/excel/xml-scanner.ts';

type Event = [kind: 'open' | 'text' | 'close', value: string, id?: string | undefined];

/** Joins texts that arrive in pieces. */
function joined(events: readonly Event[]): Event[] {
  const all: Event[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event[0] === 'text' && last?.[0] === 'text') last[1] += event[1];
    else if (event[0] !== 'text' || event[1] !== '') all.push([...event]);
  }
  return all;
}

function scan(...chunks: (string | Buffer)[]): Event[] {
  const events: Event[] = [];
  const handler: XmlHandler = {
    open: (name, attributes) => events.push(['open', name, attributes.get('id')]),
    text: (text) => events.push(['text', text]),
    close: (name) => events.push(['close', name]),
  };
  const scanner = createXmlScanner(handler);
  for (const chunk of chunks) scanner.write(Buffer.from(chunk));
  scanner.end();
  return joined(events);
}

/** Returns what a general XML parser finds. */
function parse(xml: string): Event[] {
  const events: Event[] = [];
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth++;
    const id = Object.entries(attributes).find(([key]) => local(key) === 'id');
    events.push(['open', local(name), id?.[1]]);
  });
  const text = (value: string) => depth > 0 && events.push(['text', value]);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    depth--;
    events.push(['close', local(name)]);
  });
  parser.write(xml).close();
  return joined(events);
}

const name = fc.constantFrom('c', 'row', 'x:v', 'is', 'a-b.c');
const letters = fc.string({ unit: fc.constantFrom('a', 'ў', '1', ' ', '>', '"', "'", '=', '/', '😀') });
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const content = fc.oneof(
  letters.map(escaped),
  fc.constantFrom('&lt;&amp;', '&#1178;', '&#x1F600;', '<!-- <b> > -->', '<?pi <x> ?>', '<![CDATA[<&>]]>', '\n'),
);
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      fc.option(letters.map((text) => text.replaceAll('"', ''))),
      fc.array(fc.oneof({ maxDepth: 3 }, content, tie('element')), { maxLength: 4 }),
      fc.constantFrom('', ' ', '\n'),
    )
    .map(([tag, id, children, space]) => {
      const attributes = `${id === null ? '' : ` s="1" r:id = "${escaped(id)}"`}${space}`;
      return children.length === 0
        ? `<${tag}${attributes}/>`
        : `<${tag}${attributes}>${children.join('')}</${tag}${space}>`;
    }),
}));

test('finds what a general parser finds, wherever the document is cut', () => {
  fc.assert(
    fc.property(element, fc.array(fc.nat(), { maxLength: 6 }), (body, cuts) => {
      const xml = `<?xml version="1.0"?>\n${body}\n`;
      const bytes = Buffer.from(xml);
      const places = cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b);
      const chunks = [0, ...places].map((place, index) => bytes.subarray(place, places[index] ?? bytes.length));
      expect(scan(...chunks)).toEqual(parse(xml));
    }),
    { numRuns: 1000 },
  );
});

describe('refused', () => {
  test.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    ['an unknown entity', '<x>&a;</x>'],
    ['a bare ampersand', '<x>a & b</x>'],
    ['tags that do not match', '<a><b></a></b>'],
    ['a tag that is not closed', '<a><b></b>'],
    ['a document that is cut off', '<a><b'],
    ['two documents', '<a/><b/>'],
    ['text outside the root element', '<a/>x'],
    ['an attribute without quotes', '<a b=c/>'],
    ['an attribute without a value', '<a b/>'],
    ['no tag at all', 'x'],
    ['nothing', ''],
    ['nesting too deep', '<a>'.repeat(100)],
    ['markup without end', `<a b="${'x'.repeat(2 ** 21)}`],
    ['an invalid character', '<a>&#x110000;</a>'],
  ])('%s', (_, xml) => expect(() => scan(xml)).toThrow(expect.objectContaining({ problem: 'damaged' })));
});
