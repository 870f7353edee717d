import { expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { entry } from '../journal/entries.ts';

vi.stubGlobal('window', { bridge: {} });
const { appealSubject } = await import('@/features/appeals/journal-subject.ts');

const latin = createI18n('latin').current();

it.each([
  ['status', 'REJECTED', 'Holati: Rad etilgan'],
  ['type', 4, 'Turi: Savol'],
  ['type', null, 'Turi: —'],
])('the journal says of an appeal whose %s is %s: %s', (name, value, said) => {
  const words = appealSubject.inWords(name, value, latin);
  expect(`${words?.label}: ${words?.value}`).toBe(said);
});

it('the journal leads to the appeal by its number, and nowhere without one', () => {
  const of = (publicId?: string) => entry('appeal-answer', { subject: { kind: 'appeal', id: '371', publicId } });
  expect(appealSubject.addressOf(of('000123-7'))).toBe('/app/appeals?search=000123-7');
  expect(appealSubject.addressOf(of())).toBeNull();
});
