import type { ProtocolItem, ProtocolStep } from '@shared/protocols.ts';
import { expect, it } from 'vitest';
import { sendingProgress, shownItems, stepWords } from '@/features/protocols/folder/sending-words.ts';
import { translate } from '../../../translate.ts';

const ITEM = { step: 'queued', uploaded: false, tries: 3, at: null, error: null } as unknown as ProtocolItem;
const error = (kind: string, serverMessage?: string) => ({ kind, serverMessage }) as ProtocolItem['error'];
const HALFWAY = 'Fayl platformada, tumanga biriktirilmagan';

it.each<[string, Partial<ProtocolItem>, string | null]>([
  ['waits', {}, 'Navbatda'],
  ['waits, and the platform has it', { uploaded: true }, HALFWAY],
  ['is being sent', { step: 'sending' }, null],
  ['is there', { step: 'done', at: Date.parse('2026-03-05T09:41:00+05:00') }, '09:41 da biriktirildi'],
  ['came too late', { step: 'taken' }, 'Bu tumanga boshqa odam fayl biriktirgan'],
  ['has changed', { step: 'changed' }, "Fayl o'zgargan yoki topilmadi: qayta tanlang"],
  ['was cut', { step: 'failed', error: error('network') }, 'Aloqa uzildi: 3 marta urinildi'],
  ['was not answered', { step: 'failed', error: error('timeout') }, 'Aloqa uzildi: 3 marta urinildi'],
  ['was refused', { step: 'failed', error: error('server') }, 'Platforma qabul qilmadi: 3 marta urinildi'],
  ['was refused with a reason', { step: 'failed', error: error('invalid', 'Fayl katta') }, 'Fayl katta'],
  ['is half done', { step: 'failed', uploaded: true, error: error('invalid', 'Band') }, `Band. ${HALFWAY}`],
])('a protocol that %s says so', (_, item, words) => {
  expect(stepWords({ ...ITEM, ...item }, { t: translate('latin') })).toBe(words);
});

it('counts the protocols of a sending by what became of them', () => {
  const steps: ProtocolStep[] = [
    'done',
    'done',
    'done',
    'taken',
    'failed',
    'changed',
    'queued',
    'sending',
    'attaching',
  ];
  const items = steps.map((step) => ({ ...ITEM, step }));
  expect(sendingProgress({ items } as never)).toEqual({ all: 9, done: 3, halted: 2, left: 3 });
});

it('protocols that a person has to see to stand above those that go on by themselves, and those above what is over', () => {
  const steps: ProtocolStep[] = ['done', 'queued', 'changed', 'taken', 'sending', 'failed', 'attaching', 'done'];
  const shown = shownItems({ items: steps.map((step) => ({ ...ITEM, step })) } as never).map(({ step }) => step);
  const parts = [shown.slice(0, 2), shown.slice(2, 5), shown.slice(5)].map((part) => part.toSorted());
  expect(parts).toEqual([
    ['changed', 'failed'],
    ['attaching', 'queued', 'sending'],
    ['done', 'done', 'taken'],
  ]);
});
