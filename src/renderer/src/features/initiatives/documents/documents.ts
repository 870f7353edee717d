import { z } from 'zod';
import { optionalNumber, optionalText } from '@/kit/fields.ts';

/** The moderation-results protocol of a district (spec 000 §3). Without a file: none has been uploaded. */
export const protocolSchema = z.object({
  id: z.number(),
  region: optionalText,
  district: optionalText,
  district_id: optionalNumber,
  file_id: optionalText,
});
export type Protocol = z.output<typeof protocolSchema>;

/** A district council's decision on winning projects (spec 000 §3); its title is its number and date. */
export const councilDecisionSchema = z.object({
  id: z.number(),
  title: optionalText,
  region: optionalText,
  district: optionalText,
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
