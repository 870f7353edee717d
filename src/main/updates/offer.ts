import { startOf } from '@shared/start-of.ts';
import type { UpdateOffer } from '@shared/updates.ts';
import type { UpdateFileInfo, UpdateInfo } from 'electron-updater/out/types';

/** Longest notes that are shown, in characters. */
const MOST_NOTES = 4000;

/** The notes as one text; those of several versions one below the other. */
function notesOf({ releaseNotes }: Pick<UpdateInfo, 'releaseNotes'>): string {
  const text = Array.isArray(releaseNotes)
    ? releaseNotes.map(({ version, note }) => `${version}\n${note ?? ''}`.trim()).join('\n\n')
    : (releaseNotes ?? '');
  return startOf(String(text).trim(), MOST_NOTES);
}

/** The files of a feed's entry. */
export const filesOf = ({ files, path, sha512 }: UpdateInfo): Pick<UpdateFileInfo, 'url' | 'sha512'>[] =>
  files?.length ? files : [{ url: path, sha512 }];

/** Whether an entry names a file at another origin than the feed's. Throws a `TypeError` for what is no address. */
export const leavesOrigin = (info: UpdateInfo, feed: string): boolean =>
  filesOf(info).some(({ url }) => new URL(url, feed).origin !== new URL(feed).origin);

/** The offer of a feed's entry. `extension`: of the file to download, without a dot. */
export function offerOf(info: UpdateInfo, extension: string): UpdateOffer {
  const files = info.files ?? [];
  const file = files.find(({ url }) => url.toLowerCase().endsWith(`.${extension.toLowerCase()}`));
  return { version: info.version, notes: notesOf(info), bytes: file?.size ?? null };
}

/** Whether a version is a pre-release: `1.2.0-beta.1` (Semantic Versioning §9). */
export const isPrerelease = (version: string): boolean => /^v?\d+\.\d+\.\d+-/.test(version);
