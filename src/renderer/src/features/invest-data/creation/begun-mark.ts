import { bridge } from '@/api/bridge.ts';

/** Place of the mark of a creation: a draft, so that it survives F5 and a power cut, for this person only. */
const placeOf = (publicId: string) => ({ scope: 'invest-creation-begun', record: publicId });

/** Whether a creation begun here has an unknown outcome; also true if the mark cannot be read. */
export async function isBegun(publicId: string): Promise<boolean> {
  const answer = await bridge.drafts.load(placeOf(publicId));
  return !answer.ok || answer.value !== null;
}

/** Marks a creation as begun; called before it is sent. */
export const markBegun = (publicId: string): Promise<unknown> =>
  bridge.drafts.save({ ...placeOf(publicId), value: true });

/** Removes the mark: the outcome is known. */
export const unmarkBegun = (publicId: string): Promise<unknown> => bridge.drafts.remove(placeOf(publicId));
