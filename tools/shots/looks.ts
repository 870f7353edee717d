import type { ColorScheme, Script } from '../../src/shared/settings.ts';

/** Settings of the window for a picture. */
export type Look = {
  /** Part of the picture's name, and shown in the index page. */
  name: string;
  script: Script;
  scheme: ColorScheme;
  /** Size of the window, in px of the screen. */
  width: number;
  height: number;
  /** The program's zoom: 2 shows everything twice as large. */
  zoom: number;
  /** Windows' high contrast. */
  forcedColors: boolean;
};

type Size = Partial<Pick<Look, 'width' | 'height' | 'zoom' | 'forcedColors'>>;

const look = (name: string, script: Script, scheme: ColorScheme, size: Size = {}): Look => ({
  ...{ name, script, scheme },
  ...{ width: 1366, height: 768, zoom: 1, forcedColors: false, ...size },
});

/** Looks of every screen and dialog: both scripts and both schemes on the smallest usual monitor. */
const USUAL: readonly Look[] = [
  look('latin-light', 'latin', 'light'),
  look('latin-dark', 'latin', 'dark'),
  look('cyrillic-light', 'cyrillic', 'light'),
  look('cyrillic-dark', 'cyrillic', 'dark'),
];

/** Further looks of a selection; small windows are in Cyrillic, whose words are longer. */
const FURTHER: readonly Look[] = [
  look('1280x720', 'cyrillic', 'light', { width: 1280, height: 720 }),
  look('1920x1080', 'latin', 'light', { width: 1920, height: 1080 }),
  look('2560x1440', 'latin', 'light', { width: 2560, height: 1440 }),
  look('zoom-200', 'cyrillic', 'light', { zoom: 2 }),
  look('forced-colors', 'latin', 'light', { forcedColors: true }),
  look('forced-colors-dark', 'latin', 'dark', { forcedColors: true }),
];

/** Screens and overlays that represent the others in the further looks: a list of each kind, long forms, dialogs. */
const SELECTION = new Set([
  ...['initiatives', 'initiatives/review', 'initiative/accept/:id', 'initiative/edit/:id', 'newchronology/:public_id'],
  ...['quarter-reports', 'appeals', 'news/add', 'consolidated-budgets', 'indicator', 'state-budget', 'quarters'],
  ...['kindergardens/add', 'organizations', 'managers', 'school-initiatives', 'my-school/initiative/add', 'population'],
  ...['initiative-row', 'initiative-reject', 'initiative-location', 'documents', 'school-accept', 'import'],
  ...['palette', 'shortcuts', 'form-errors', 'menu-flyout', 'winner-monitoring', 'user-menu'],
  ...['sign-in', 'network-check', 'too-old', 'update-offered', 'proxy-login'],
]);

/** The looks in which a subject of this name is drawn, narrowed to a script or a scheme. */
export const looksOf = (name: string, narrow: { script?: string; scheme?: string }): Look[] =>
  [...USUAL, ...(SELECTION.has(name) ? FURTHER : [])].filter(
    ({ script, scheme }) => script === (narrow.script ?? script) && scheme === (narrow.scheme ?? scheme),
  );
