import { startOf } from '@shared/start-of.ts';
import type { UpdateOffer } from '@shared/updates.ts';
import type { UpdateInfo } from 'electron-updater/out/types';

/** Longest notes that are shown, in characters. */
const MOST_NOTES = 4000;

/** The notes as one text; those of several versions one below the other. */
function notesOf({ releaseNotes }: Pick<UpdateInfo, 'releaseNotes'>): string {
  const text = Array.isArray(releaseNotes)
    ? releaseNotes.map(({ version, note }) => `${version}\n${note ?? ''}`.trim()).join('\n\n')
    : (releaseNotes ?? '');
  return startOf(String(text).trim(), MOST_NOTES);
}

/** The offer of a feed's entry. `extension`: of the file to download, without a dot. */
export function offerOf(info: UpdateInfo, extension: string): UpdateOffer {
  const files = info.files ?? [];
  const file = files.find(({ url }) => url.toLowerCase().endsWith(`.${extension.toLowerCase()}`));
  return { version: info.version, notes: notesOf(info), bytes: file?.size ?? null };
}

/** Whether a version is a pre-release: `1.2.0-beta.1` (Semantic Versioning §9). */
export const isPrerelease = (version: string): boolean => /^v?\d+\.\d+\.\d+-/.test(version);
