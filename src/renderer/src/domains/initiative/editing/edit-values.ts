import { z } from 'zod';
import { STAGES } from '@/entities/initiative-stages.ts';
import { INITIATIVE_TYPES } from '@/entities/initiative-types.ts';
import { uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';
import type { Initiative } from '../model/initiative.ts';

const chosen = z.number().nullable();

/** Values of the edit form (spec 001 §3); also the shape of its draft. The moderator's variant uses a subset. */
export const editValuesSchema = z.object({
  description: z.string(),
  moderator_comment: z.string(),
  /** so'm */
  requested_amount: z.number().nullable(),
  /** so'm */
  granted_amount: z.number().nullable(),
  category_id: chosen,
  region_id: chosen,
  district_id: chosen,
  quarter_id: chosen,
  stage: z.enum(STAGES).nullable(),
  organization_id: chosen,
  type: z.enum(INITIATIVE_TYPES).nullable(),
  purchased_goods_file: uploadedFileSchema.nullable(),
});
/** Values of the edit form. */
export type EditValues = z.output<typeof editValuesSchema>;

/** Initial values from the initiative. The name of the initiative's current file is unknown. */
export const editValuesOf = (initiative: Initiative): EditValues => ({
  description: initiative.description ?? '',
  moderator_comment: initiative.moderator_comment ?? '',
  requested_amount: initiative.requested_amount,
  granted_amount: initiative.granted_amount,
  category_id: initiative.category_id,
  region_id: initiative.region_id,
  district_id: initiative.district_id,
  quarter_id: initiative.quarter_id,
  stage: initiative.stage,
  organization_id: initiative.organization_id,
  type: initiative.type,
  purchased_goods_file: initiative.purchased_goods_file ? { hash: initiative.purchased_goods_file, name: '' } : null,
});
