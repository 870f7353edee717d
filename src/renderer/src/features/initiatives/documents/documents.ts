import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';

/** The moderation-results protocol of a district (spec 000 §3). Without a file: none has been uploaded. */
export const protocolSchema = z.object({
  /** null where the platform has no record of it yet: there is nothing to put another file into. */
  id: recordId.nullable(),
  region: optionalName,
  district: optionalName,
  district_id: optionalNumber,
  file_id: optionalText,
});
export type Protocol = z.output<typeof protocolSchema>;
/** One whose file can be put in. */
export type KnownProtocol = Protocol & { id: number };

/** A district council's decision on winning projects (spec 000 §3); its title is its number and date. */
export const councilDecisionSchema = z.object({
  id: recordId,
  title: optionalText,
  region: optionalName,
  district: optionalName,
  file_id: optionalText,
});
export type CouncilDecision = z.output<typeof councilDecisionSchema>;

/** Longest file name that is suggested; the rest of a title says no more. */
const NAME_LENGTH = 120;

const pdfName = (name: string): string => `${name.slice(0, NAME_LENGTH).trim()}.pdf`;

/** The name under which a protocol is saved where the platform names none. */
export const protocolFileName = (district: string | null): string =>
  pdfName(district ? `Protokol, ${district}` : 'Protokol');

/** The name under which a council decision is saved where the platform names none. */
export const councilFileName = ({ title, district }: Pick<CouncilDecision, 'title' | 'district'>): string =>
  pdfName([district, title].filter(Boolean).join(', ') || 'Kengash qarori');
