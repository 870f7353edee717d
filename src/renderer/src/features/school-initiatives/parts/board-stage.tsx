import { Center } from '@mantine/core';
import { schoolStageOf } from '@/entities/school-stages.ts';
import { useT } from '@/i18n/use-t.ts';
import { tag } from '@/kit/tag.tsx';

/** Stage of the board in view, on which decisions depend (S-043); nothing for an unknown one. */
export function BoardStage({ stage }: { stage: string | null }) {
  const { t } = useT();
  const known = schoolStageOf(stage);
  return known ? <Center>{tag(t('{{stage}} bosqichi', { stage: t(known.name) }), known)}</Center> : null;
}
