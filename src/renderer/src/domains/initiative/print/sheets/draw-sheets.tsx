import './draw-sheets.css';
import { createRoot } from 'react-dom/client';
import { bridge, unwrap } from '@/api/bridge.ts';
import { createI18n, languageOf } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { pictureUrl } from '@/kit/picture-url.ts';
import { runQueue } from '@/kit/run-queue.ts';
import { type PrintJob, printJobSchema } from '../paper/job.ts';
import { JobSheets } from './job-sheets.tsx';
import { type Drawn, DrawnContext, tilesOf } from './paper-pictures.tsx';

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

/** Timeout of a picture, in ms; after a few timeouts the others are given up. */
const PATIENCE_MS = 20_000;
const LATE_MOST = 3;
/** Width of a picture on paper, in px: enough for a quarter of a sheet at 200 dots per inch. */
const WIDTH = 700;
const QUALITY = 0.85;

/** Fetches all pictures and tiles of a job before it is drawn, so that no picture is printed half loaded. */
async function drawAhead(job: PrintJob): Promise<Drawn> {
  const cards = job.kind === 'cards' ? job.cards : [];
  const { pictures = false, map = false } = job.kind === 'cards' ? job.parts : {};
  let late = 0;
  const inTime = async (read: (signal: AbortSignal) => Promise<string>): Promise<string> => {
    if (late >= LATE_MOST) throw new Error('given up');
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      return await read(signal);
    } catch (error) {
      if (signal.aborted) late += 1;
      throw error;
    }
  };
  const readAll = async (names: readonly string[], read: (name: string, signal: AbortSignal) => Promise<string>) => {
    const runs = await runQueue([...new Set(names)], (name) => inTime((signal) => read(name, signal)));
    return new Map(runs.flatMap((run) => (run.state === 'done' ? [[run.item, run.value] as const] : [])));
  };
  const shown = await readAll(pictures ? cards.flatMap((card) => card.pictures) : [], (hash, signal) =>
    shrunk(pictureUrl(hash), signal),
  );
  const places = map ? cards.flatMap(({ location }) => (location ? [location] : [])) : [];
  const tiles = await readAll(
    places.flatMap((place) => tilesOf(place).map(({ url }) => url)),
    asData,
  );
  return { picture: (hash) => shown.get(hash) ?? null, tile: (url) => tiles.get(url) ?? null };
}

async function read(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`no picture: ${response.status}`);
  return response.blob();
}

/** A picture scaled down for paper: citizens' pictures have many megabytes, and a print may hold two hundred. */
async function shrunk(url: string, signal: AbortSignal): Promise<string> {
  const bitmap = await createImageBitmap(await read(url, signal), { resizeWidth: WIDTH, resizeQuality: 'high' });
  try {
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('no canvas');
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, bitmap.width, bitmap.height);
    drawing.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } finally {
    bitmap.close();
  }
}

async function asData(url: string, signal: AbortSignal): Promise<string> {
  const blob = await read(url, signal);
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
  return promise;
}
