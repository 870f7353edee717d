import type { Script } from '@shared/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { categoriesQuery } from '@/entities/categories.ts';
import { dayInTashkent } from '@/i18n/formats.ts';
import { useNotices } from '@/kit/notices.ts';
import { showSaved } from '@/kit/saved-notice.tsx';
import { useMe } from '@/session/session.ts';
import type { Choices } from './choices.ts';
import { cardsJob, listJob } from './make-job.ts';
import type { Batch } from './paper/batches.ts';
import type { PrintJob } from './paper/job.ts';
import { readCards, readList, TooMany } from './read-subject.ts';
import type { PrintSubject } from './subject.ts';

/** Cards, or the list. */
export type Kind = PrintJob['kind'];

type Options = {
  subject: PrintSubject;
  kind: Kind;
  /** The cards that are printed. */
  batch: Batch;
  choices: Choices;
  script: Script;
  /** Called once it is printed. */
  onDone: () => void;
};

/** Refetches the subject and prints it, one run at a time. */
export function usePrintRun({ subject, kind, batch, choices, script, onDone }: Options) {
  const notices = useNotices();
  const queries = useQueryClient();
  const { full_name: who } = useMe();
  const [doing, setDoing] = useState<'nothing' | 'reading' | 'drawing'>('nothing');
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (signal: AbortSignal): Promise<PrintJob> => {
    const [initiatives, categories] = await Promise.all([
      kind === 'cards' ? readCards(subject, batch, signal) : readList(subject, queries, signal),
      // Without categories a card shows none.
      kind === 'cards' ? queries.ensureQueryData(categoriesQuery).catch(() => []) : [],
    ]);
    const about = { subject, choices, script, who, categories, readAt: new Date().toISOString() };
    return kind === 'cards' ? cardsJob(initiatives, about) : listJob(initiatives, about);
  };

  const run = async (print: (job: PrintJob) => Promise<boolean>) => {
    if (doing !== 'nothing') return;
    const controller = new AbortController();
    reading.current = controller;
    try {
      setDoing('reading');
      const job = await read(controller.signal);
      if (controller.signal.aborted) return;
      if (job.kind === 'list' && job.rows.length === 0)
        return notices.info("Bu ro'yxatda qaror qabul qilingan tashabbus yo'q.");
      setDoing('drawing');
      const printed = await print(job);
      // A dialog that was left meanwhile, or opened anew, is not this job's.
      if (printed && !controller.signal.aborted) onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof TooMany)
        notices.warn("Ko'pi bilan 1 000 ta qator chop etiladi: ro'yxatni filtr bilan toraytiring.");
      else notices.failure(error, "Chop etib bo'lmadi. Qayta urinib ko'ring.");
    } finally {
      setDoing('nothing');
    }
  };

  return {
    doing,
    savePdf: () =>
      run(async (job) => {
        showSaved(
          await unwrap(
            bridge.print.savePdf({
              job,
              suggestedName: nameOf(job, batch.to - batch.from < subject.cards.length ? batch : null),
            }),
          ),
        );
        return true;
      }),
    send: (copies: number) =>
      run(async (job) => {
        const { outcome } = await unwrap(bridge.print.send({ job, copies }));
        if (outcome === 'sent') notices.success('Chop etishga yuborildi');
        else if (outcome === 'refused') notices.info('Chop etilmadi: printer yoki siz bekor qildingiz.');
        else if (outcome === 'no-printer') notices.warn('Chop etilmadi: kompyuterda printer topilmadi.');
        else notices.warn("Printer javob bermadi. Qog'oz chiqqan-chiqmaganini tekshiring.");
        return outcome === 'sent';
      }),
  };
}

/** Name of the PDF; `batch`: which of the cards it holds, null for all. */
function nameOf(job: PrintJob, batch: Batch | null): string {
  const day = dayInTashkent(job.readAt) ?? '';
  if (job.kind === 'list') return `tashabbuslar-royxati-${day}.pdf`;
  const [only] = job.cards;
  return job.cards.length === 1 && only?.public_id
    ? `tashabbus-${only.public_id}.pdf`
    : `tashabbus-kartalari-${batch ? `${batch.from + 1}-${batch.to}-` : ''}${day}.pdf`;
}
