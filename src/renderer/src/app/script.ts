import type { Script } from '@shared/settings.ts';
import { useEffect } from 'react';
import { bridge } from '@/api/bridge.ts';
import { type I18n, languageOf } from '@/i18n/i18n.ts';
import { useI18n, useT } from '@/i18n/use-t.ts';

/** Initial script of the interface, which main wrote into `<html>` from the settings. */
export const initialScript = (root: HTMLElement): Script => (root.dataset.script === 'cyrillic' ? 'cyrillic' : 'latin');

function show(i18n: I18n, script: Script) {
  document.documentElement.dataset.script = script;
  document.documentElement.lang = languageOf(script);
  i18n.switchTo(script);
}

/**
 * Current script of the interface, and a function that changes it. The choice is stored in the settings of the
 * workstation.
 */
export function useScript(): { script: Script; choose: (script: Script) => void } {
  const i18n = useI18n();
  const { script } = useT();
  return {
    script,
    choose: (chosen) => {
      show(i18n, chosen);
      void bridge.app.settings({ script: chosen });
    },
  };
}

/** Applies a change of the script made in another window. */
export function useFollowScript(i18n: I18n): void {
  useEffect(() => bridge.on('settings.changed', ({ script }) => show(i18n, script)), [i18n]);
}
