import type { Text } from '@/i18n/catalogue.ts';
import type { Problems } from '@/kit/forms/use-problems.ts';
import { amountProblem, GRANTED_AMOUNT, REQUESTED_AMOUNT } from '../model/amounts.ts';
import type { Stage } from '../model/stages.ts';
import type { EditValues } from './edit-values.ts';

/** The stages that the edit form can set (spec 001 §3). */
export const EDIT_STAGES = ['INITIAL', 'PASSED', 'NOT_PASSED'] as const satisfies readonly Stage[];

export type EditContext = {
  /** The moderator's variant: description, category, organization and quarter (Z-128). */
  asModerator: boolean;
  /** The chosen category's type of organization; null: it asks for none; undefined while that is not known. */
  organizationType: string | null | undefined;
  /** What the initiative is granted today, in so'm; null: nothing has been said. */
  grantedBefore: number | null;
  /** Its stage today; null: one that is not known. */
  stageBefore: Stage | null;
};

const missing = (is: boolean): Text | null => (is ? 'Majburiy maydon' : null);

/** What is wrong with the form, by field (spec 001 §5). */
export function editProblems(values: EditValues, context: EditContext): Problems<EditValues> {
  const { asModerator, organizationType, grantedBefore, stageBefore } = context;
  // The return makes the amount 0 itself (C-045).
  const returns = values.stage === 'INITIAL' && stageBefore !== 'INITIAL';
  // An amount is sent as a number (N-020): one that is there can be 0, not nothing.
  const emptied = values.granted_amount === null && grantedBefore !== null && !returns;
  const ofBoth = {
    category_id: missing(values.category_id === null),
    quarter_id: missing(values.quarter_id === null),
    organization_id: missing(Boolean(organizationType) && values.organization_id === null),
    description: missing(values.description.trim() === ''),
  };
  const ofAdmin = {
    region_id: missing(values.region_id === null),
    district_id: missing(values.district_id === null),
    requested_amount: amountProblem(values.requested_amount, REQUESTED_AMOUNT),
    granted_amount: missing(emptied) ?? amountProblem(values.granted_amount, GRANTED_AMOUNT),
    purchased_goods_file: missing(values.type === 'EQUIPMENT' && values.purchased_goods_file === null),
  };
  const found: Record<string, Text | null> = asModerator ? ofBoth : { ...ofBoth, ...ofAdmin };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

type Wire = Record<string, string | number | null>;

/** The fields as they go over the wire. */
const onWire = (values: EditValues) => ({
  ...values,
  description: values.description.trim(),
  moderator_comment: values.moderator_comment.trim(),
  purchased_goods_file: values.purchased_goods_file?.hash ?? null,
});

/** An organization only of a category that asks for one; where that is not known, what there is stays. */
const organizationOf = ({ organization_id }: EditValues, { organizationType }: EditContext): number | null =>
  organizationType === null ? null : organization_id;

/**
 * What the admin has changed, and nothing else: what somebody else changes meanwhile is not written over. Going back to
 * INITIAL empties amount and comment, as the return does (C-045).
 */
export function editPatch(values: EditValues, before: EditValues, context: EditContext): Wire {
  const now: Wire = { ...onWire(values), organization_id: organizationOf(values, context) };
  const was: Wire = onWire(before);
  const changed = Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== was[field]));
  return changed.stage === 'INITIAL' ? { ...changed, granted_amount: 0, moderator_comment: '' } : changed;
}

/** All fields of the moderator's variant (Z-128). */
export const moderatorEdit = (values: EditValues, context: EditContext): Wire => ({
  description: values.description.trim(),
  category_id: values.category_id,
  quarter_id: values.quarter_id,
  organization_id: organizationOf(values, context),
});
