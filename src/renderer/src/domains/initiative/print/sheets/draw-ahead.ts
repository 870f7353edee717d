import { pictureUrl } from '@/kit/picture-url.ts';
import { runQueue } from '@/kit/run-queue.ts';
import type { PrintJob } from '../paper/job.ts';
import { type Drawn, tilesOf } from './paper-pictures.tsx';

/** Timeout of a picture, in ms; after a few timeouts the others are given up. */
const PATIENCE_MS = 20_000;
const LATE_MOST = 3;
/** Width of a picture on paper, in px: enough for a quarter of a sheet at 200 dots per inch. */
const WIDTH = 700;
const QUALITY = 0.85;

/** Fetches all pictures and tiles of a job before it is drawn, so that no picture is printed half loaded. */
export async function drawAhead(job: PrintJob): Promise<Drawn> {
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
