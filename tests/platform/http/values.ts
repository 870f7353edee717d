import { z } from 'zod';

/** Values in an address are always text, often meant as a number; those of a body have their own type. */

/** A whole number from 0 on, as text. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'a whole number from 0 on')
  .transform(Number);

/** An id as text; ids begin at 1. */
export const idText = wholeNumber.refine((value) => value > 0, 'an id');

/** Latitude or longitude in degrees, as text. */
export const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, 'degrees in range');

/** A public id in an address. */
export const publicId = z.string().regex(/^\d{12}$/, 'a public id');

/** The id in a path. */
export const byId = z.strictObject({ id: idText });

/** The id in a path, if 0 is merely unknown. */
export const idParams = z.strictObject({ id: wholeNumber });

/** The season that an export or import is for. */
export const ofBoard = z.strictObject({ board_id: idText });

export const id = z.number().int().positive();
export const fileId = z.string().regex(/^[0-9a-f]{40}$/, 'a file id');
export const filledText = z.string().refine((text) => text.trim() !== '', 'must not be empty');

const line = z.string().trim().min(1).max(1000);

/** A text in the five languages of the platform's content, all required. */
export const localized = z.strictObject({ uz_lat: line, uz_cyr: line, ru: line, en: line, kr: line });
