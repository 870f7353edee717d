import type { Config } from '../../config/config.ts';
import type { ExternalLinks } from '../../security/external-links.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { Handlers } from '../router.ts';

/** Calls about the program itself: what it is, its settings, links and the clipboard. */
export function appHandlers({
  config,
  version,
  runtime,
  settings,
  links,
  copyText,
}: {
  config: Pick<Config, 'webUrl' | 'passwordLogin' | 'countAttempts'>;
  version: string;
  runtime: string;
  settings: Pick<SettingsStore, 'change'>;
  links: Pick<ExternalLinks, 'open'>;
  copyText: (text: string) => Promise<void>;
}): Pick<Handlers, `app.${string}` & keyof Handlers> {
  const { webUrl, passwordLogin, countAttempts } = config;
  return {
    'app.info': async () => ({ version, runtime, webUrl, passwordLogin, countAttempts }),
    'app.openExternal': async ({ url }) => links.open(url),
    'app.copyText': async ({ text }) => copyText(text),
    'app.settings': async (change) => settings.change(change),
  };
}
