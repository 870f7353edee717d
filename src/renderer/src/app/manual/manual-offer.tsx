import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { changeKept } from '@/kit/keeps/change-kept.ts';
import { type KeptPlan, keptQuery } from '@/kit/keeps/kept-query.ts';
import { useNotices } from '@/kit/notices.ts';
import { useManual } from './use-manual.ts';

const offeredSchema = z.object({ offered: z.boolean() });

/** Whether this person has been offered the manual at this workstation. */
const OFFERED: KeptPlan<z.infer<typeof offeredSchema>> = {
  name: 'manual',
  schema: offeredSchema,
  none: { offered: false },
  defect: 'UnreadableManual',
};
const QUERY = keptQuery(OFFERED);

/** Offers the manual at a person's first sign-in at this workstation, once. */
export function ManualOffer() {
  const queries = useQueryClient();
  const notices = useNotices();
  const manual = useManual();
  const { data } = useQuery(QUERY);
  const isFirst = data?.offered === false;

  const offer = useEffectEvent(() => {
    void changeKept(queries, OFFERED, () => ({ offered: true }));
    notices.info("Dasturda yangimisiz? Qo'llanma har bir ishni qadamma-qadam ko'rsatib beradi.", {
      label: "Qo'llanmani ochish",
      take: () => manual.open(),
    });
  });
  useEffect(() => {
    if (isFirst) offer();
  }, [isFirst]);
  return null;
}
