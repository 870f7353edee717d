import { expect, it } from 'vitest';
import { verdictWords } from '@/features/protocols/folder/verdict-words.ts';
import { translate } from '../../../translate.ts';

it.each<[string, { verdict: string; problem?: string }, string]>([
  ['is sure', { verdict: 'sure' }, 'Aniq'],
  ['is guessed', { verdict: 'guess' }, 'Taxmin: tekshiring'],
  ['may be either of two', { verdict: 'two' }, 'Ikkita mos tuman bor'],
  ['is not in its name', { verdict: 'none' }, "Nomida tuman yo'q"],
  ['has other files, too', { verdict: 'twice' }, 'Bu tumanga 3 ta fayl: bittasini qoldiring'],
  ['is one of two with this same file', { verdict: 'same' }, 'Aynan shu fayl boshqa tumanga ham tanlangan'],
  ['does not matter: it is no PDF', { verdict: 'unusable', problem: 'wrong-kind' }, 'PDF emas: yuborilmaydi'],
  ['does not matter: it is empty', { verdict: 'unusable', problem: 'empty' }, "Fayl bo'sh."],
])('a file whose district %s says so', (_, { verdict, problem }, said) => {
  const row = { verdict, file: { problem: problem ?? null }, files: 3 } as never;
  expect(verdictWords(row, { t: translate('latin') })).toBe(said);
});
