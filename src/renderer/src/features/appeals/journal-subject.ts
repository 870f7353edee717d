import { AppError } from '@shared/errors.ts';
import type { JournalSubject } from '@/entities/journal-subject.ts';
import type { Text } from '@/i18n/text.ts';
import { digestOf } from '@/kit/digest.ts';
import { changeType } from './api.ts';
import { STATUS_LOOKS, TYPE_LOOKS } from './appeal.ts';
import { inverseOf, knownType } from './inverse.ts';
import { readAppeal } from './read-appeal.ts';

const LABELS: Partial<Record<string, Text>> = { status: 'Holati', type: 'Turi' };
const VALUES: Partial<Record<string, { label: Text }>> = { ...STATUS_LOOKS, ...TYPE_LOOKS };

/** Answers the journal's questions about appeals. */
export const appealSubject: JournalSubject = {
  tells: new Set(['appeal-answer', 'appeal-answer-change', 'appeal-type', 'appeal-remove']),
  async read(entry) {
    const { id, publicId } = entry.subject;
    const appeal = await readAppeal(Number(id), publicId);
    if (!appeal) return null;
    const { status, type, answer } = appeal;
    return {
      facts: { status, type, answer: digestOf(answer?.context ?? null) },
      takeBack: async () => {
        const before = knownType(entry.before?.type);
        if (before === undefined) throw new AppError({ kind: 'bad-call', detail: 'the type before is not known' });
        await changeType(appeal, before, entry.id);
      },
    };
  },
  inverseOf,
  addressOf: ({ subject: { publicId } }) =>
    publicId === undefined ? null : `/app/appeals?${new URLSearchParams({ search: publicId })}`,
  inWords(name, value, { t }) {
    const label = LABELS[name];
    if (!label) return null;
    const known = VALUES[String(value)];
    return { label: t(label), value: known ? t(known.label) : '—' };
  },
};
