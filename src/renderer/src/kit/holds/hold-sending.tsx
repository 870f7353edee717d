import { createContext, type ReactNode, use } from 'react';
import type { Text } from '@/i18n/catalogue.ts';

/** Why nothing may be sent now, and what becomes of typed values meanwhile. */
export type SendHold = {
  /** Short: on the button that is off. */
  readonly reason: Text;
  /** Below the fields of a form whose values are kept as a draft since `{{time}}`. */
  readonly kept: Text;
  /** Below the fields otherwise. */
  readonly plain: Text;
};

const Held = createContext<SendHold | null>(null);

/** The hold on sending that is in force here; null where forms may send. */
export const useSendHold = (): SendHold | null => use(Held);

export type HoldSendingProps = {
  /** Null: as outside of this component. */
  hold: SendHold | null;
  children: ReactNode;
};

/**
 * Holds back the sending of the forms inside: they open, keep drafts and can be left without a question, but their send
 * button is off and says why. Nothing is sent later by itself.
 */
export function HoldSending({ hold, children }: HoldSendingProps) {
  const outside = useSendHold();
  return <Held value={hold ?? outside}>{children}</Held>;
}
