import type { Translation } from '@/i18n/i18n.ts';
import { mark, type TagLook } from './tag.tsx';

const LOOK: TagLook = { tone: 'idle', icon: 'question-mark' };

/** The mark of a word that the program does not know, as it came; null for none. */
export const oddMark = (word: string | undefined, t: Translation['t']) =>
  word === undefined ? null : mark(t("noma'lum qiymat: {{word}}", { word }), LOOK);
