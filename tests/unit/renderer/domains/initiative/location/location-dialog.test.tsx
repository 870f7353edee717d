import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

type Options = { initialValues: object };
let typed: object = {};
// A form that somebody has filled in, as nothing is typed on the server.
let useForm: (options: Options) => object;
const useDraftedForm = (options: Options) =>
  useForm({ ...options, initialValues: { ...options.initialValues, ...typed } });
vi.doMock('@/kit/drafts/use-drafted-form.ts', async (original) => {
  useForm = (await original<{ useDraftedForm: typeof useForm }>()).useDraftedForm;
  return { useDraftedForm };
});
// A map needs a browser.
const MapPicker = () => null;
vi.doMock('@/kit/map-view/map-picker.tsx', () => ({ MapPicker }));
const { LocationDialog } = await import('@/domains/initiative/location/location-dialog.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const NOTES = {
  'Not picked': "Joy xaritada tanlanmaguncha manzil matni o'zgarmaydi.",
  'Typed over': "Koordinatalar qo'lda o'zgartirildi: xaritada tanlangan joyning manzili yuborilmaydi.",
  Empty: "Bo'sh qolsa, avvalgi manzil matni o'zgarmaydi.",
};
const PLACE = { latitude: '40.1', longitude: '64.2' };
const picked = { latitude: 40.1, longitude: 64.2 };

it.each([
  ['that it stays while no place is picked', PLACE, ['Not picked']],
  [
    'that it stays where the place was typed over',
    { ...PLACE, latitude: '41', picked, address: 'Yangi' },
    ['Typed over'],
  ],
  ['that the old one stays where none is entered', { ...PLACE, picked, address: ' ' }, ['Empty']],
  ['nothing beside one that is sent', { ...PLACE, picked, address: "Navbahor ko'chasi" }, []],
])('C-031: the note below the address says %s', async (_, values, notes) => {
  typed = values;
  const initiative = initiativeSchema.parse({ id: 701, stage: 'INITIAL', board_id: 6, address_title: 'Avvalgi' });
  const idle = () => undefined;
  const props = { initiative, board: { id: 6, stage: 'REVIEW', type: null }, onClose: idle, onDone: idle };
  const said = textOf((await drawPart(createElement(LocationDialog, props as never), {})).html);
  const shown = Object.entries(NOTES).flatMap(([name, words]) => (said.includes(words) ? [name] : []));
  expect(shown).toEqual(notes);
  expect(said).toContain('Xaritada joyni bosing yoki belgini suring.');
});
