import { describe, expect, it } from 'vitest';
import { createI18n, languageOf } from '../../../../src/renderer/src/i18n/i18n.ts';

describe('the interface in Latin', () => {
  const { t, tr, script } = createI18n('latin').current();

  it('shows texts as they are written', () => {
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
  const { t, tr, script } = createI18n('cyrillic').current();

  it('transliterates texts', () => {
    expect(script).toBe('cyrillic');
    expect(t('Majburiy maydon')).toBe('Мажбурий майдон');
  });

  it('keeps inserted values in their own script', () => {
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
    const long = 'a'.repeat(50_001);
    expect([tr(long), tr(long.slice(1))]).toEqual([long, 'а'.repeat(50_000)]);
  });
});

describe('the switch', () => {
  it('changes the script both ways, and notifies its listeners', () => {
    const i18n = createI18n('latin');
    const latin = i18n.current();
    const told: string[] = [];
    const stop = i18n.subscribe(() => told.push(i18n.current().script));
    i18n.switchTo('cyrillic');
    expect(i18n.current().t('Ha')).toBe('Ҳа');
    i18n.switchTo('cyrillic');
    i18n.switchTo('latin');
    expect(i18n.current()).toBe(latin);
    stop();
    i18n.switchTo('cyrillic');
    expect(told).toEqual(['cyrillic', 'latin']);
  });

  it('belongs to one window: another instance keeps its script', () => {
    const other = createI18n('latin');
    createI18n('latin').switchTo('cyrillic');
    expect(other.current().t('Ha')).toBe('Ha');
  });

  it('names the language for the document', () => {
    expect([languageOf('latin'), languageOf('cyrillic')]).toEqual(['uz-Latn', 'uz-Cyrl']);
  });
});
