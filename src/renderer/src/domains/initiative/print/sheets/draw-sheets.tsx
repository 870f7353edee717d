import './draw-sheets.css';
import { createRoot } from 'react-dom/client';
import { bridge, unwrap } from '@/api/bridge.ts';
import { createI18n, languageOf } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { type PrintJob, printJobSchema } from '../paper/job.ts';
import { drawAhead } from './draw-ahead.ts';
import { JobSheets } from './job-sheets.tsx';
import { DrawnContext } from './paper-pictures.tsx';

/** Letters of both scripts: the texts of a job may contain none of them. */
const LETTERS = 'Aaʻʼ Яяўқғҳ №—–';

/** Draws main's job for this hidden page, and reports completion once fonts and pictures are loaded, too. */
export async function drawSheets(root: HTMLElement): Promise<void> {
  try {
    const job = printJobSchema.parse(await unwrap(bridge.sheets.job()));
    document.documentElement.dataset.sheets = '';
    document.documentElement.lang = languageOf(job.script);
    await draw(root, job);
    await bridge.sheets.drawn({ complete: true });
  } catch (error) {
    await bridge.sheets.drawn({ complete: false });
    throw error;
  }
}

async function draw(root: HTMLElement, job: PrintJob): Promise<void> {
  const i18n = createI18n(job.script);
  const { t } = i18n.current();
  document.title = t(job.kind === 'cards' ? 'Tashabbus kartasi' : "Ko'rib chiqilgan tashabbuslar ro'yxati");
  const [drawn] = await Promise.all([
    drawAhead(job),
    // The layout is measured with the font of the print.
    document.fonts.load("14px 'Inter Variable'", LETTERS + JSON.stringify(job)),
  ]);
  await new Promise<void>((resolve, reject) => {
    createRoot(root, { onUncaughtError: reject }).render(
      <I18nProvider value={i18n}>
        <DrawnContext value={drawn}>
          <JobSheets job={job} onLaidOut={resolve} />
        </DrawnContext>
      </I18nProvider>,
    );
  });
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
