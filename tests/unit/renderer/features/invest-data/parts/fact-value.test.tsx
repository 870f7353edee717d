import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const opened: object[] = [];
let opening = false;
const open = (one: object) => void opened.push(one);
vi.doMock('@/kit/files/use-open-copy.ts', () => ({ useOpenCopy: () => ({ open, opening }) }));
const { FactValue } = await import('@/features/invest-data/parts/fact-value.tsx');
const { investDataSchema } = await import('@/features/invest-data/model/invest-data.ts');

type Spec = Parameters<typeof FactValue>[0]['spec'];
const DOCUMENT: Spec = { key: 'orderer_document_file', label: 'Hujjat', kind: 'document' };
const TIN: Spec = { key: 'customerTin', label: 'STIR', kind: 'tin' };
const ofObject = (customerTin: string) => ({ invest_object: { data: [{ customerTin }] } });

it.each<[string, Spec, object, string]>([
  ['a document under its name', DOCUMENT, { orderer_document_file: 'hash', orderer_document_name: 'Qaror' }, 'Qaror'],
  ['a document without a name', DOCUMENT, { orderer_document_file: 'hash' }, 'Hujjat'],
  ['the name alone', DOCUMENT, { orderer_document_name: 'Qaror' }, 'Qaror (fayl aniqlanmagan)'],
  ['no document', DOCUMENT, {}, 'aniqlanmagan'],
  ['a tax number in groups', TIN, ofObject('201122334'), '201 122 334'],
  ['what is no tax number as it came', TIN, ofObject('2011223340012'), '2011223340012'],
])('O-005: shows %s', async (_, spec, sent, said) => {
  const data = investDataSchema.parse({ id: 7, ...sent });
  expect(textOf((await drawPart(createElement(FactValue, { spec, data }), {})).html)).toBe(said);
});

it('O-005: a value that cannot be read is a dash, and says so, also at length', async () => {
  const data = investDataSchema.parse({ id: 7, invest_object: { data: [{ customerTin: { odd: 1 } }] } });
  const { html } = await drawPart(createElement(FactValue, { spec: TIN, data }), {});
  expect(textOf(html)).toBe("— (o'qib bo'lmadi)");
  expect(html).toContain('title="Platforma yuborgan qiymatni o&#x27;qib bo&#x27;lmadi."');
});

type Drawn = { type: (props: object) => { props: { onClick: () => void } }; props: object };
/** A value whose button is pressed where it is drawn. */
function Pressed(props: Parameters<typeof FactValue>[0]) {
  const link = FactValue(props) as unknown as Drawn;
  link.type(link.props).props.onClick();
  return null;
}

it.each([
  ['is opened under its name', false, [{ hash: 'hash', suggestedName: 'Qaror.pdf', kinds: ['pdf'] }]],
  ['is not opened again while it is being opened', true, []],
])('O-005: a document that is pressed %s', async (_, busy, expected) => {
  const data = investDataSchema.parse({ id: 7, orderer_document_file: 'hash', orderer_document_name: 'Qaror' });
  opening = busy;
  await drawPart(createElement(Pressed, { spec: DOCUMENT, data }), {});
  expect(opened.splice(0)).toEqual(expected);
});
