import { AppError, type ErrorKind, hasNoAnswer, mayBeDone } from '@shared/errors.ts';
import { readFirst } from '@/kit/forms/not-sent.ts';

/** A council decision to create. */
export type NewDecision = {
  readonly title: string;
  /** Id of the file in the file service; no other decision has it. */
  readonly file_id: string;
  readonly board_id: number;
  readonly region_id: number;
  readonly district_id: number;
};

/** The decision to link: an existing one, or one to create first (O-034, O-035). */
export type WantedDecision = { readonly id: number } | NewDecision;

/** The calls that saving makes; each throws `AppError`. */
export type DecisionCalls = {
  /** Id of the decision with the same file and title, or null. */
  readonly find: (wanted: NewDecision) => Promise<number | null>;
  /** Whether the person wants a decision to be created that the list does not hold, though an earlier call may have. */
  readonly agrees: () => Promise<boolean>;
  readonly create: (wanted: NewDecision) => Promise<number>;
  /** Id of the decision that is linked now, or null. */
  readonly linked: () => Promise<number | null>;
  readonly link: (id: number) => Promise<unknown>;
};

/** Where saving ended. */
export type Saved =
  | { readonly step: 'linked'; readonly id: number }
  | {
      /**
       * `nothing-sent`: the list could not be read, so nothing was created; `not-created`: the platform refused;
       * `unsure`: it is not known whether the decision was created.
       */
      readonly step: 'nothing-sent' | 'not-created' | 'unsure';
      readonly error: AppError;
    }
  /** The decision exists under this id; it is not linked, or the outcome of linking is unknown. */
  | { readonly step: 'not-linked'; readonly id: number; readonly error: AppError }
  /** The decision exists under this id; somebody else has linked `now` meanwhile, so it was not sent. */
  | { readonly step: 'other-linked'; readonly id: number; readonly now: number | null };

/** Failures after which the platform has surely changed nothing; a 409 may tell of an earlier attempt that it made. */
const REFUSED: readonly ErrorKind[] = ['invalid', 'forbidden', 'not-found', 'unauthorized', 'bad-call'];
const isRefusal = ({ kind, status }: AppError): boolean => REFUSED.includes(kind) && status !== 409;

/**
 * Creates the decision if it is new, then links it, unless it is linked already or somebody else has linked another one
 * than `seen`. A decision is never created twice: the list is searched for its file and title before the call, and again
 * after a call whose outcome is unknown (Z-185).
 */
export async function saveDecision(wanted: WantedDecision, seen: number | null, calls: DecisionCalls): Promise<Saved> {
  const created = 'id' in wanted ? wanted.id : await createOnce(wanted, calls);
  if (typeof created !== 'number') return created;
  try {
    const now = await readFirst(calls.linked);
    if (now === created) return { step: 'linked', id: created };
    if (now !== seen) return { step: 'other-linked', id: created, now };
  } catch (thrown) {
    return { step: 'not-linked', id: created, error: AppError.from(thrown) };
  }
  try {
    await calls.link(created);
  } catch (thrown) {
    const error = AppError.from(thrown);
    // An answer was lost: a reading may show the link.
    const linked = mayBeDone(error) && (await calls.linked().catch(() => null)) === created;
    if (!linked) return { step: 'not-linked', id: created, error };
  }
  return { step: 'linked', id: created };
}

async function createOnce(wanted: NewDecision, { find, agrees, create }: DecisionCalls): Promise<number | Saved> {
  try {
    const known = await find(wanted);
    if (known !== null) return known;
  } catch (thrown) {
    return { step: 'nothing-sent', error: AppError.from(thrown) };
  }
  if (!(await agrees())) return { step: 'not-created', error: new AppError({ kind: 'cancelled' }) };
  try {
    return await create(wanted);
  } catch (thrown) {
    const error = AppError.from(thrown);
    if (isRefusal(error)) return { step: 'not-created', error };
    return (await foundAfter(error, () => find(wanted))) ?? { step: 'unsure', error };
  }
}

/** Rereads the list after a creation with unknown outcome: the id, or `not-created`; null if still unknown. */
async function foundAfter(error: AppError, find: () => Promise<number | null>): Promise<number | Saved | null> {
  try {
    const id = await find();
    // Without an answer, the platform may still be processing the call.
    return id ?? (hasNoAnswer(error) ? null : { step: 'not-created', error });
  } catch {
    return null;
  }
}
