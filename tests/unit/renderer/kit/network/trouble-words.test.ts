import { expect, test } from 'vitest';
import { createI18n } from '../../../../../src/renderer/src/i18n/i18n.ts';
import { troubleWords } from '../../../../../src/renderer/src/kit/network/trouble-words.ts';
import type { NetworkTrouble } from '../../../../../src/shared/network.ts';

const NOW = Date.UTC(2026, 4, 6, 20);
const host = 'api.openbudget.example';
const { t } = createI18n('latin').current();
const { t: cyrillic } = createI18n('cyrillic').current();
const TROUBLES: readonly NetworkTrouble[] = [
  { cause: 'portal', host: null },
  { cause: 'portal', host },
  ...(['authority', 'name', 'date', 'revoked', 'other'] as const).map((problem) => ({
    cause: 'certificate' as const,
    host,
    problem,
  })),
  { cause: 'name', host },
  { cause: 'proxy' },
  { cause: 'proxy-login' },
];

test('each trouble has a text of its own, which names the host where it is known', () => {
  const said = TROUBLES.map((trouble) => {
    const { text, values } = troubleWords(trouble, NOW);
    return t(text, values);
  });
  expect(new Set(said).size).toBe(TROUBLES.length);
  for (const [nth, trouble] of TROUBLES.entries()) {
    expect(said[nth]?.includes(host), said[nth]).toBe('host' in trouble && trouble.host !== null);
    expect(said[nth]).not.toContain('{{');
  }
});

test('a certificate date problem is shown with the date of this computer, in Tashkent', () => {
  const { text, values } = troubleWords({ cause: 'certificate', host, problem: 'date' }, NOW);
  expect(t(text, values)).toContain('(07.05.2026)');
});

test('only the host stays Latin in Cyrillic', () => {
  for (const trouble of TROUBLES) {
    const { text, values } = troubleWords(trouble, NOW);
    expect(cyrillic(text, values).replaceAll(host, '')).not.toMatch(/[a-z]/i);
  }
});
