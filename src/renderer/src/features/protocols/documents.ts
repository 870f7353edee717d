import type { CopyKind } from '@shared/files.ts';
import type { JournalNote } from '@shared/journal.ts';
import { startOf } from '@shared/start-of.ts';
import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, recordId, writtenText } from '@/kit/fields.ts';

/**
 * Row of the moderation-results protocols by district (spec 000 §3), which names its record or its district. No file
 * means that none has been uploaded.
 */
export const protocolSchema = z
  .object({
    /** null, or absent, where the platform has no protocol record yet, so the file cannot be replaced. */
    id: recordId.nullish().transform((id) => id ?? null),
    region: optionalName,
    district: optionalName,
    district_id: optionalNumber,
    file_id: optionalText,
  })
  .refine(({ id, district, district_id }) => id !== null || district !== null || district_id !== null);
/** The moderation-results protocol of a district (spec 000 §3). */
export type Protocol = z.output<typeof protocolSchema>;
/** A protocol with a record at the platform, whose file can be replaced. */
export type KnownProtocol = Protocol & { id: number };

/** A district council's decision on winning projects (spec 000 §3); the title holds its number and date. */
export const councilDecisionSchema = z.object({
  id: recordId,
  title: writtenText,
  region: optionalName,
  district: optionalName,
  file_id: optionalText,
});
/** A district council's decision on winning projects (spec 000 §3). */
export type CouncilDecision = z.output<typeof councilDecisionSchema>;

/** A district as the journal names it. */
export type DistrictSubject = Pick<JournalNote['subject'], 'id' | 'title' | 'place'>;

/** The district of a protocol, as the journal names it; by the record's id where the platform names no district. */
export const districtOf = ({ id, district_id, district, region }: KnownProtocol): DistrictSubject => ({
  id: String(district_id ?? id),
  title: district ?? undefined,
  place: region ?? undefined,
});

/** A council decision, as the journal names it: by its district, or by its own title where it belongs to no one district. */
export const decisionSubject = ({ id, title, district, region }: CouncilDecision): JournalNote['subject'] => ({
  kind: 'council-decision',
  id: String(id),
  title: district ?? title ?? undefined,
  place: region ?? undefined,
});

/** Maximum length of a suggested file name, in characters. */
const NAME_LENGTH = 120;

const shortened = (name: string): string => startOf(name, NAME_LENGTH).trim();

/** File name of a protocol where the platform gives none. */
export const protocolFileName = (district: string | null): string =>
  `${shortened(district ? `Protokol, ${district}` : 'Protokol')}.pdf`;

/**
 * File name of a council decision where the platform gives none. Without an extension, which follows the file: a decision
 * is a PDF or, from the page of investment data, an Excel file (Z-002).
 */
export const councilFileName = ({ title, district }: Pick<CouncilDecision, 'title' | 'district'>): string =>
  shortened([district, title].filter(Boolean).join(', ')) || 'Kengash qarori';

/** Kinds in which the file of a council decision is opened (Z-002); an xls is only saved. */
export const COUNCIL_KINDS: CopyKind[] = ['pdf', 'xlsx'];
