import { isBlank, trimmed } from '@shared/blank.ts';
import type { Stage } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';
import type { Problems } from '@/kit/forms/use-problems.ts';
import { type AmountRule, amountProblem, GRANTED_AMOUNT, REQUESTED_AMOUNT } from '../model/amounts.ts';
import type { EditValues } from './edit-values.ts';

/** The stages that the edit form can set (spec 001 §3). */
export const EDIT_STAGES = ['INITIAL', 'PASSED', 'NOT_PASSED'] as const satisfies readonly Stage[];

/** Facts besides the form's values on which editing depends. */
export type EditContext = {
  /** The moderator's variant: only description, category, organization and quarter (Z-128). */
  asModerator: boolean;
  /** Organization type of the chosen category; null: none; undefined while unknown. */
  organizationType: string | null | undefined;
  /** The initiative's current amounts, in so'm; null where none is set. */
  grantedBefore: number | null;
  requestedBefore: number | null;
  /** The initiative's current stage; null for an unknown stage. */
  stageBefore: Stage | null;
};

const missing = (is: boolean): Text | null => (is ? 'Majburiy maydon' : null);

/** Validates an amount; one that the initiative has already is not validated. */
const newAmountProblem = (amount: number | null, before: number | null, rule: AmountRule): Text | null =>
  amount !== null && amount === before ? null : amountProblem(amount, rule);

/** Validates the form; errors by field (spec 001 §5). */
export function editProblems(values: EditValues, context: EditContext): Problems<EditValues> {
  const { asModerator, organizationType, grantedBefore, requestedBefore, stageBefore } = context;
  // A return to INITIAL resets the amount to 0 (C-045).
  const returns = values.stage === 'INITIAL' && stageBefore !== 'INITIAL';
  // The amount is sent as a number (N-020): an amount once set can become 0, but not empty.
  const emptied = values.granted_amount === null && grantedBefore !== null && !returns;
  const ofBoth = {
    category_id: missing(values.category_id === null),
    quarter_id: missing(values.quarter_id === null),
    organization_id: missing(Boolean(organizationType) && values.organization_id === null),
    description: missing(isBlank(values.description)),
  };
  const ofAdmin = {
    region_id: missing(values.region_id === null),
    district_id: missing(values.district_id === null),
    requested_amount: newAmountProblem(values.requested_amount, requestedBefore, REQUESTED_AMOUNT),
    granted_amount: missing(emptied) ?? newAmountProblem(values.granted_amount, grantedBefore, GRANTED_AMOUNT),
    purchased_goods_file: missing(values.type === 'EQUIPMENT' && values.purchased_goods_file === null),
  };
  const found: Record<string, Text | null> = asModerator ? ofBoth : { ...ofBoth, ...ofAdmin };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

type Wire = Record<string, string | number | null>;

/** The values in the request's format. */
const onWire = (values: EditValues) => ({
  ...values,
  description: trimmed(values.description),
  moderator_comment: trimmed(values.moderator_comment),
  purchased_goods_file: values.purchased_goods_file?.hash ?? null,
});

/**
 * Only for a category that asks for an organization; while the type is unknown, and where neither category nor
 * organization is edited, the current organization is kept.
 */
function organizationOf(values: EditValues, before: EditValues, { organizationType }: EditContext): number | null {
  const { category_id, organization_id } = values;
  const isOwn = category_id === before.category_id && organization_id === before.organization_id;
  return organizationType === null && !isOwn ? null : organization_id;
}

/**
 * Changed fields only, so that an admin's save does not overwrite changes made by somebody else meanwhile. A return to
 * INITIAL clears amount and comment (C-045). A file uploaded before the type was changed is not sent: its field is gone.
 */
export function editPatch(values: EditValues, before: EditValues, context: EditContext): Wire {
  const was: Wire = onWire(before);
  const file = values.type === 'EQUIPMENT' ? values.purchased_goods_file : before.purchased_goods_file;
  const now: Wire = {
    ...onWire({ ...values, purchased_goods_file: file }),
    organization_id: organizationOf(values, before, context),
  };
  const changed = Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== was[field]));
  return changed.stage === 'INITIAL' ? { ...changed, granted_amount: 0, moderator_comment: '' } : changed;
}

/** All fields of the moderator's variant (Z-128). A description that is not edited is sent as it came. */
export const moderatorEdit = (values: EditValues, before: EditValues, context: EditContext): Wire => ({
  description: values.description === before.description ? before.description : trimmed(values.description),
  category_id: values.category_id,
  quarter_id: values.quarter_id,
  organization_id: organizationOf(values, before, context),
});
