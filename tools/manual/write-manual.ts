import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROLES } from '@shared/roles.ts';
import type { Script } from '@shared/settings.ts';
import { type Browser, chromium } from 'playwright';
import { chaptersFor } from '@/app/manual/access.ts';
import type { Chapter } from '@/app/manual/chapter.ts';
import { CHAPTERS } from '@/app/manual/chapters/chapters.ts';
import { createI18n, type Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { headlessChromium } from '../../scripts/lib/chromium.ts';
import { launchChromium, SHORT_LIVED } from '../../tests/chromium-host/chromium.ts';
import { JOURNEYS } from '../../tests/e2e/support/journeys/journeys.ts';
import { readPdf } from '../../tests/support/pdf-text.ts';
import { headingOf, manualHtml } from './document.ts';
import { takePictures } from './pictures.ts';

/** A document and its pages. */
type Written = { file: string; count: number };

/** Carries out the wanted chapters in a script, and writes the manual of each role into the folder. */
export async function writeManual(
  folder: string,
  script: Script,
  wanted: (chapter: Chapter) => boolean,
): Promise<Written[]> {
  const translation = createI18n(script).current();
  const profile = mkdtempSync(join(tmpdir(), 'manual-chromium-'));
  const program = launchChromium({ profile, headed: false, flags: SHORT_LIVED });
  try {
    // A chapter that two roles carry out has the pictures of the first.
    const journeys = JOURNEYS.filter(
      ({ chapter }, index) => wanted(chapter) && JOURNEYS.findIndex((one) => one.chapter === chapter) === index,
    );
    await takePictures(journeys, {
      folder,
      script,
      t: (text) => translation.t(text as Text),
      chromium: await program.endpoint,
    });
  } finally {
    await program.close();
    rmSync(profile, { recursive: true, force: true });
  }
  const { path, flags } = headlessChromium();
  const printer = await chromium.launch({
    executablePath: path,
    args: [...flags, '--no-sandbox', '--allow-file-access-from-files'],
  });
  try {
    const chapters = CHAPTERS.filter(wanted);
    const written: Written[] = [];
    for (const role of ROLES) {
      const own = chaptersFor(role, chapters);
      if (own.length > 0) written.push(await writeOfRole(join(folder, role), printer, own, role, translation));
    }
    return written;
  } finally {
    await printer.close();
  }
}

async function writeOfRole(
  path: string,
  printer: Browser,
  chapters: readonly Chapter[],
  role: (typeof ROLES)[number],
  translation: Translation,
): Promise<Written> {
  const html = `${path}.html`;
  const page = await printer.newPage();
  const print = async (pages: readonly number[]) => {
    writeFileSync(html, manualHtml(role, chapters, translation, pages));
    await page.goto(pathToFileURL(html).href);
    return page.pdf({
      path: `${path}.pdf`,
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  };
  // Printed twice: the first print tells on which page each chapter begins.
  const first = readPdf(await print([])).pages.map(bare);
  const pages = chapters.map(
    (chapter, index) =>
      first.findLastIndex((text) => text.includes(bare(headingOf(chapter, index + 1, translation.t)))) + 1,
  );
  const { length: count } = readPdf(await print(pages)).pages;
  await page.close();
  return { file: `${path}.pdf`, count };
}

const bare = (text: string): string => text.replace(/\s+/g, '');
