import { expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';

vi.stubGlobal('window', { bridge: {} });
const { initiativeSubject } = await import('@/domains/initiative/journal/journal-subject.ts');

it.each([
  ['stage', 'PASSED', 'Bosqich', 'Qabul qilingan'],
  ['moderation_sub_stage', 'MODERATOR_DENIED', 'Moderatsiya holati', 'Moderator: rad'],
  ['is_editable', false, 'Tahrirlash huquqi', "Yo'q"],
  ['latitude', 41.3, 'Kenglik', '41.3'],
  ['longitude', null, 'Uzunlik', '—'],
  ['address_title', "Navbahor ko'chasi", 'Manzil', "Navbahor ko'chasi"],
])('the journal tells %s of an initiative, %j, under its own name', (name, fact, label, value) => {
  expect(initiativeSubject.inWords(name, fact, createI18n('latin').current())).toEqual({ label, value });
});
