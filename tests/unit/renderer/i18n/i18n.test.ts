import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createI18n, languageOf, scriptOf, switchScript } from '../../../../src/renderer/src/i18n/i18n.ts';
import { type Translation, useT } from '../../../../src/renderer/src/i18n/use-t.ts';

function Probe({ take }: { take: (translation: Translation) => void }) {
  take(useT());
  return null;
}

/** What `useT` gives to a component under this instance. */
function translationOf(i18n: ReturnType<typeof createI18n>): Translation {
  const given: Translation[] = [];
  const probe = createElement(Probe, { take: (translation) => given.push(translation) });
  renderToStaticMarkup(createElement(I18nextProvider, { i18n }, probe));
  const [translation] = given;
  if (!translation) throw new Error('not rendered');
  return translation;
}

describe('the interface in Latin', () => {
  const { t, tr, script } = translationOf(createI18n('latin'));

  it('shows the texts of the catalogue as they are written', () => {
    expect(script).toBe('latin');
    expect(t("Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring.")).toBe(
      "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring.",
    );
  });

  it('fills in values and shows data untouched', () => {
    expect(t('{{season}}-mavsum, {{year}} yil', { season: 1, year: 2026 })).toBe('1-mavsum, 2026 yil');
    expect(t('{{season}}-mavsum, {{year}} yil', { season: '{{year}} $t(Ha) $&', year: 2026 })).toBe(
      '{{year}} $t(Ha) $&-mavsum, 2026 yil',
    );
    expect(tr("Yangi yo'l {{x}}")).toBe("Yangi yo'l {{x}}");
    expect(tr('Қарши')).toBe('Қарши');
  });
});

describe('the interface in Cyrillic', () => {
  const { t, tr, script } = translationOf(createI18n('cyrillic'));

  it('transliterates the texts of the catalogue', () => {
    expect(script).toBe('cyrillic');
    expect(t('Majburiy maydon')).toBe('Мажбурий майдон');
  });

  it('leaves the values in the script in which they come', () => {
    const values = { title: 'Obod <b>"yo\'l"</b>', season: 1, year: 2026 };
    expect(t('{{title}}, {{season}}-mavsum, {{year}} yil', values)).toBe('Obod <b>"yo\'l"</b>, 1-мавсум, 2026 йил');
    expect(t('{{title}}, {{season}}-mavsum, {{year}} yil', { ...values, title: '{{year}} $t(Ha) $& yil' })).toBe(
      '{{year}} $t(Ha) $& yil, 1-мавсум, 2026 йил',
    );
  });

  it('transliterates Latin data and leaves Cyrillic data', () => {
    expect(tr("Yangi yo'l")).toBe('Янги йўл');
    expect(tr('Қарши шаҳри, Nasaf')).toBe('Қарши шаҳри, Насаф');
    expect(tr('50% {{foiz}} $t(Ha)')).toBe(`50% {{foiz}} $т(Ҳа)`);
    expect([tr(''), tr(null), tr(undefined)]).toEqual(['', '', '']);
  });
});

describe('the switch', () => {
  it('changes the script of what is rendered next, both ways', async () => {
    const i18n = createI18n('latin');
    await switchScript(i18n, 'cyrillic');
    expect(scriptOf(i18n)).toBe('cyrillic');
    expect(translationOf(i18n).t('Ha')).toBe('Ҳа');
    await switchScript(i18n, 'latin');
    expect(translationOf(i18n).t('Ha')).toBe('Ha');
  });

  it('is of one window: another instance keeps its script', async () => {
    const other = createI18n('latin');
    await switchScript(createI18n('latin'), 'cyrillic');
    expect(translationOf(other).t('Ha')).toBe('Ha');
  });

  it('names the language for the document', () => {
    expect([languageOf('latin'), languageOf('cyrillic')]).toEqual(['uz-Latn', 'uz-Cyrl']);
  });
});
