import type { ListedDraft } from '@shared/drafts.ts';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { useBegunDrafts } = await import('@/features/desk/use-begun-drafts.tsx');

const draft = (scope: string, savedAt: string, title?: string) =>
  ({ scope, record: '1', savedAt: Date.parse(savedAt), ...(title && { title }) }) as ListedDraft;
const DRAFTS = [
  draft('appeal-answer', '2026-09-10T11:42:00+05:00', "Yo'l"),
  draft('accept', '2026-09-09T17:55:00+05:00'),
  draft('accept', '2026-08-01T08:00:00+05:00'),
  draft('unknown', '2026-09-10T11:43:00+05:00'),
];
let begun: ReturnType<typeof useBegunDrafts> = [];
function Probe() {
  begun = useBegunDrafts(({ scope }) =>
    scope === 'unknown' ? null : { words: scope === 'accept' ? 'Tashabbusni tasdiqlash' : 'Javob', to: '/app' },
  );
  return null;
}

it('a draft is begun work: its form, its record, and when it was left', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-09-10T14:02:00+05:00'), toFake: ['Date'] });
  Object.assign(window.bridge, { drafts: { list: async () => ({ ok: true, value: DRAFTS }) } });
  await drawPart(createElement(Probe), {});
  vi.useRealTimers();
  expect(begun.map(({ title, about, below }) => [title, about, below])).toEqual([
    ['Javob', "Yo'l", 'Qoralama, bugun 11:42'],
    ['Tashabbusni tasdiqlash', undefined, 'Qoralama, kecha 17:55'],
    ['Tashabbusni tasdiqlash', undefined, 'Qoralama, 01.08.2026 08:00'],
  ]);
});
