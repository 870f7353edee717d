import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { serious } from '../../support/axe.ts';
import { galleryForEach } from '../../support/gallery/gallery-page.ts';

const gallery = resolve(import.meta.dirname, '../../gallery');
const kit = resolve(import.meta.dirname, '../../../src/renderer/src/kit');

const whole = galleryForEach();

test.each([
  ['latin', 'light'],
  ['cyrillic', 'light'],
  ['latin', 'dark'],
  ['cyrillic', 'dark'],
] as const)(
  'every primitive is drawn in the gallery without an error: %s, %s',
  async (script, scheme) => {
    expect(await serious(await whole.open({ script, scheme }))).toEqual([]);
  },
  60_000,
);

/** Parts of other components, and components that need a screen around them: those have tests of their own. */
const ELSEWHERE = [
  /^big-select\/(list-body|load-failure|options-list|select-field)\.tsx$/,
  /^data-table\/(cut-tooltip|skeleton-rows|table-body|table-head|table-row|undrawn-row|unread-rows)\.tsx$/,
  /^excel\/(csv-encoding|export-dialog|import-(body|footer|note|preview)|list-columns|list-doubts|preview-table)\.tsx$/,
  /^files\/(file-invite|kept-choices)\.tsx$/,
  /^map-view\/(base-map|crosshair|leaflet-(map|pair|picker)|map-marker)\.tsx$/,
  // A boundary without a look of its own, a dialog shown after another one, and what is shown in place of dear markup.
  /^(draw-boundary|excel\/use-sent-totals|safe-html\/plain-text)\.tsx$/,
  // Without a look of their own: parts of dialogs, and of the gallery itself and its form frame.
  /^(merging\/changed-field|said|drafts\/unsaved|uploads\/(form-files|upload-field|upload-parts))\.tsx$/,
  /^(action-menu|dialog|framed-dialog|further-button|forms\/dialog-frame|crud\/record-reading|keys\/take-focus)\.tsx$/,
  // The field of whole, decimal, money and year inputs; and the note above a table (`kit/data-table.test.ts`).
  /^(inputs\/figures\/figure-input|list\/spelling-note)\.tsx$/,
  // The program's logo, on its pages and on paper; and the text of the window's banner.
  /^(brand\/brand-mark|network\/line-note)\.tsx$/,
  // The key cap beside buttons with a shortcut.
  /^commands\/command-key\.tsx$/,
  /^used-texts\/used-texts-menu\.tsx$/,
  /^trees\/(fixed-parent|tree-columns|type-and-parent)\.tsx$/,
  /^(trees\/cascader\/(cascader-panel|column|items?)|uploads\/(picture-tile|pictures-frame)|rich-text\/(link-control|toolbar))\.tsx$/,
  // The alert of form-failure, send-dialog and import-failure; and the provider of its texts.
  /^(forms\/failure-alert|words)\.tsx$/,
  // Parts of the shell's banners and of the sign-in page's notices (`tests/e2e/network.spec.ts`).
  /^network\/(clock-words|trouble-action)\.tsx$/,
  // The button for a table's columns, and its panel.
  /^panel-button\.tsx$/,
  // Providers without a look (`tests/e2e/bad-line.spec.ts`, `tests/e2e/leaving-while-sending.spec.ts`).
  /^(network\/line|forms\/own-dialog)\.tsx$/,
  // Keys typed ahead of a form that loads in a dialog (`tests/e2e/acceptance.spec.ts`).
  /^forms\/typed-ahead\.tsx$/,
  // The retry of a selector, and what is said in place of a screen of an unknown node.
  /^(list\/lookup-retry|trees\/known-node)\.tsx$/,
];

test('every other component of the kit is shown there', async () => {
  const files = (await readdir(kit, { recursive: true })).filter((file) => file.endsWith('.tsx')).sort();
  const sections = await readdir(join(gallery, 'sections'));
  const text = (await Promise.all(sections.map((name) => readFile(join(gallery, 'sections', name), 'utf8')))).join(
    '\n',
  );
  const missing = files.filter(
    (file) => !ELSEWHERE.some((pattern) => pattern.test(file)) && !text.includes(`'@/kit/${file}'`),
  );
  expect(missing).toEqual([]);
});
