import type { Bridge } from '@shared/bridge/bridge.ts';
import type { Settings } from '@shared/settings.ts';
import { describe, expect, it } from 'vitest';
import { createColorSchemeManager } from '@/app/color-scheme.ts';

function window(scheme: string) {
  const saved: Partial<Settings>[] = [];
  let push: (settings: Settings) => void = () => {};
  const bridge = {
    app: {
      settings: async (change: Partial<Settings>) => {
        saved.push(change);
        return { ok: true, value: { script: 'latin', colorScheme: 'light', ...change } };
      },
    },
    on: (_event: string, listener: (settings: Settings) => void) => {
      push = listener;
      return () => {
        push = () => {};
      };
    },
  } as unknown as Pick<Bridge, 'app' | 'on'>;
  const manager = createColorSchemeManager(bridge, { dataset: { mantineColorScheme: scheme } } as never);
  return { manager, saved, push: (settings: Settings) => push(settings) };
}

describe('the colour scheme', () => {
  it('starts as main wrote it into the page', () => {
    expect(window('dark').manager.get('light')).toBe('dark');
    expect(window('').manager.get('light')).toBe('light');
  });

  it('saves a choice once', () => {
    const { manager, saved } = window('light');
    manager.set('dark');
    manager.set('dark');
    expect(saved).toEqual([{ colorScheme: 'dark' }]);
  });

  it('follows another window without saving the change again', () => {
    const { manager, saved, push } = window('light');
    const seen: string[] = [];
    manager.subscribe((scheme) => {
      seen.push(scheme);
      manager.set(scheme);
    });
    push({ script: 'latin', colorScheme: 'dark' });
    push({ script: 'cyrillic', colorScheme: 'dark' });
    manager.unsubscribe();
    push({ script: 'latin', colorScheme: 'light' });
    expect(seen).toEqual(['dark']);
    expect(saved).toEqual([]);
  });
});
