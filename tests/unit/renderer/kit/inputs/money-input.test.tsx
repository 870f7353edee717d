import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';

/** Returns the text in the field. */
function shown(value: number | null): string | undefined {
  const page = renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <MantineProvider>
        <MoneyInput label="Summa" value={value} onChange={() => undefined} mostByKeys={1_500_000_000} />
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
});
