import type { ContextMenuParams } from 'electron';
import { urlOf } from '../addresses/external-link.ts';

/** What Chromium says of the place whose menu is asked for. */
type Place = Pick<ContextMenuParams, 'isEditable' | 'editFlags' | 'linkURL' | 'mediaType' | 'hasImageContents'>;

type Entry = { action: ContextAction; enabled: boolean };
/** What an entry does. */
export type ContextAction =
  | ('undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'pasteAsText' | 'selectAll')
  | ('copyLink' | 'copyAddress' | 'copyPicture');

/**
 * The entries for a place, in groups, as in a browser: editing in a field, copying what is selected, what a link leads
 * to, a picture. Without a group there is no menu. Links inside the program lead nowhere outside of it and are not copied.
 */
export function contextEntries({ isEditable, editFlags, linkURL, mediaType, hasImageContents }: Place): Entry[][] {
  const { canUndo, canRedo, canCut, canCopy, canPaste, canSelectAll, canEditRichly } = editFlags;
  const entry = (action: ContextAction, enabled = true): Entry => ({ action, enabled });
  const when = (shown: boolean, ...entries: Entry[]) => (shown ? entries : []);
  const target = linkTarget(linkURL);
  return [
    when(isEditable, entry('undo', canUndo), entry('redo', canRedo)),
    isEditable
      ? [
          ...[entry('cut', canCut), entry('copy', canCopy), entry('paste', canPaste)],
          ...when(canEditRichly, entry('pasteAsText', canPaste)),
        ]
      : when(canCopy, entry('copy')),
    when(isEditable, entry('selectAll', canSelectAll)),
    [
      ...when(target !== null, entry(target?.isMail ? 'copyAddress' : 'copyLink')),
      ...when(mediaType === 'image' && hasImageContents, entry('copyPicture')),
    ],
  ].filter((group) => group.length > 0);
}

/** What is copied of a link: its address, of a mail link the recipients; null if that is of no use outside. */
export function linkTarget(address: string): { text: string; isMail: boolean } | null {
  const url = urlOf(address);
  if (url?.protocol === 'mailto:') return { text: decoded(url.pathname), isMail: true };
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? { text: address, isMail: false } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
