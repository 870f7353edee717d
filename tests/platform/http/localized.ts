import { z } from 'zod';

const line = z.string().trim().min(1).max(1000);

/** A text in the five languages of the platform's content, all required. */
export const localized = z.strictObject({ uz_lat: line, uz_cyr: line, ru: line, en: line, kr: line });
