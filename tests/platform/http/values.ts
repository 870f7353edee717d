import { z } from 'zod';

/** Values in an address: always text, often meant as a number. */

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
