import { expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { entry } from './entries.ts';

vi.stubGlobal('window', { bridge: {} });
const { asksFirst } = await import('@/features/journal/take-back.ts');

const OWN = { title: "G'oliblik qaytarilsinmi?", danger: true } as const;

it.each([
  [{}, 'Bu amal qaytarilsinmi?'],
  [{ ask: OWN }, OWN.title],
])('before a change is taken back with %j, it asks in its own words and names the record', async (inverse, title) => {
  const asked: object[] = [];
  const confirm = async (question: object) => asked.push(question) > 0;
  const tools = { translation: createI18n('latin').current(), confirm } as never;
  await asksFirst(entry('promote', { note: 'Xato' }), inverse as never, tools);
  expect(asked).toMatchObject([{ title, about: '061404829083 · Xato · Nurafshon ariqlari' }]);
});
