import { z } from 'zod';
import { STAGES, SUB_STAGES } from '../rules/initiative-state.ts';

export const stage = z.enum(STAGES);
export const subStage = z.enum(SUB_STAGES);
export const initiativeType = z.enum(['CONSTRUCTION', 'EQUIPMENT']);
/** Spec 000 §9. */
export const roadType = z.enum(['HALF_READY', 'NOT_READY']);
