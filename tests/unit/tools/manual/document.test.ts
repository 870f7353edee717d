import { expect, it } from 'vitest';
import { confirmingTen } from '@/app/manual/chapters/confirming-ten.ts';
import { listAndFilters } from '@/app/manual/chapters/list-and-filters.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { manualHtml } from '../../../../tools/manual/document.ts';

const html = (script: 'latin' | 'cyrillic', pages: readonly number[] = []) =>
  manualHtml('district_manager', [listAndFilters, confirmingTen], createI18n(script).current(), pages);

it('has the chapters of the role with their pages, each step with its picture, and one of the end', () => {
  const written = html('latin', [2, 5]);
  expect(written).toContain("<h1>Qo'llanma: Tuman boshqaruvi</h1>");
  expect(written).toMatch(/href="#list-and-filters" data-page="2">1\. .*href="#confirming-ten" data-page="5">2\. /s);
  const pictures = [...written.matchAll(/src="(confirming-ten-\d+\.png)"/g)].map(([, file]) => file);
  expect(pictures).toEqual(
    Array.from({ length: confirmingTen.steps.length + 1 }, (_, nth) => `confirming-ten-${nth + 1}.png`),
  );
});

it('is all in Cyrillic there, but for keys and addresses', () => {
  const texts = html('cyrillic')
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ');
  expect(texts).toContain('Қўлланма: Туман бошқаруви');
  const latin = (texts.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !['Ctrl', 'Enter', 'ID'].includes(word));
  expect(latin).toEqual([]);
});
