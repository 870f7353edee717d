import { z } from 'zod';
import { optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { idField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({ id: recordId, secret: optionalText, created_at: optionalTime });
/** A key by which a student takes part in the school programme (spec 002 §3). */
export type SecretKey = z.output<typeof rowSchema>;

/** The form of a key (S-070, S-071). */
export const secretKeyForm = recordForm({ board_id: idField(), secret: textField() });

/** Number of last characters that name a key, and the minimum key length at which they may be shown. */
const SHOWN = 4;
const LONG = 3 * SHOWN;

/** Names a key where the document does not show it, such as in a question: its last characters, or its id. */
export const keyName = ({ id, secret }: SecretKey): string =>
  secret !== null && secret.length >= LONG ? `•••${secret.slice(-SHOWN)}` : `ID ${id}`;
