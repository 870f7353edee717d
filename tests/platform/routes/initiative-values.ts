import { z } from 'zod';
import { STAGES, SUB_STAGES } from '../rules/initiative-state.ts';

export const stage = z.enum(STAGES);
export const subStage = z.enum(SUB_STAGES);
export const initiativeType = z.enum(['CONSTRUCTION', 'EQUIPMENT']);
/** Spec 000 §9. */
export const roadType = z.enum(['HALF_READY', 'NOT_READY']);

/** A public id in an address. */
export const publicId = z.string().regex(/^\d{12}$/, 'a public id');
export const id = z.number().int().positive();
export const fileId = z.string().regex(/^[0-9a-f]{40}$/, 'a file id');
export const filledText = z.string().refine((text) => text.trim() !== '', 'must not be empty');
