import { IconHandStop, IconInbox, IconZoomCheck } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { type TagLook, tag } from '@/kit/tag.tsx';

/** Stages of a board of the school programme, with the colours of the document (S-009); the names are ours. */
const STAGES: Readonly<Record<string, TagLook & { readonly label: Text }>> = {
  ACCEPT: { label: 'Qabul bosqichi', tone: 'good', icon: IconInbox },
  MODERATE: { label: 'Moderatsiya bosqichi', tone: 'gold', icon: IconZoomCheck },
  VOTE: { label: 'Ovoz berish bosqichi', tone: 'info', icon: IconHandStop },
};

/** Stage of a board of the school programme as a tag; nothing for an unknown stage and between two (Z-103). */
export function schoolStageTag(stage: string | null, t: Translation['t']) {
  const known = stage !== null && Object.hasOwn(STAGES, stage) ? STAGES[stage] : undefined;
  return known ? tag(t(known.label), known) : null;
}
