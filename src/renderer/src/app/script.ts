import type { Script } from '@shared/settings.ts';
import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '@/api/bridge.ts';
import { languageOf, scriptOf, switchScript } from '@/i18n/i18n.ts';

/** The script that main wrote into `<html>` from the settings. */
export const initialScript = (root: HTMLElement): Script => (root.dataset.script === 'cyrillic' ? 'cyrillic' : 'latin');

function show(i18n: I18n, script: Script) {
  document.documentElement.dataset.script = script;
  document.documentElement.lang = languageOf(script);
  if (scriptOf(i18n) !== script) void switchScript(i18n, script);
}

/** The script of the interface and how to choose the other one; the choice is kept by the workstation. */
export function useScript(): { script: Script; choose: (script: Script) => void } {
  const { i18n } = useTranslation();
  return {
    script: scriptOf(i18n),
    choose: (script) => {
      show(i18n, script);
      void bridge.app.settings({ script });
    },
  };
}

/** Follows the choice made in another window. */
export function useFollowScript(i18n: I18n): void {
  useEffect(() => bridge.on('settings.changed', ({ script }) => show(i18n, script)), [i18n]);
}
