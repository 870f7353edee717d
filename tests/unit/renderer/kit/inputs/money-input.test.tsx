import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FINANCE, MODERATION, type Words } from '@/i18n/failure-words.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { WordsProvider } from '@/kit/words.tsx';

/** Returns the text in the field on a screen of the document. */
function shown(value: number | null, words: Words = MODERATION): string | undefined {
  const page = renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <MantineProvider>
        <WordsProvider words={words}>
          <MoneyInput label="Summa" value={value} onChange={() => undefined} mostByKeys={1_500_000_000} />
        </WordsProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  return /<input[^>]* value="([^"]*)"/.exec(page)?.[1]?.replace('&#x27;', "'");
}

describe('the field for so‘m', () => {
  it.each([
    [1_500_000_000, "1 500 000 000 so'm"],
    [950, "950 so'm"],
    [0, "0 so'm"],
    [null, ''],
  ])('shows %s as "%s"', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it('names the unit as the document of its screen does (R-081)', () => {
    expect(shown(1_500_000_000, FINANCE)).toBe('1 500 000 000 UZS');
  });
});
