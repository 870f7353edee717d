import { createContext, type ReactNode, use } from 'react';
import type { Text } from '@/i18n/text.ts';

/** Texts that say why nothing may be sent now, and what happens to form input meanwhile. */
export type SendHold = {
  /** Short: the tooltip of the disabled button. */
  readonly reason: Text;
  /** Below the fields of a form whose values were saved as a draft at `{{time}}`. */
  readonly kept: Text;
  /** Below the fields otherwise. */
  readonly plain: Text;
};

const Held = createContext<SendHold | null>(null);

/** Returns the hold on sending that applies here; null if forms may send. */
export const useSendHold = (): SendHold | null => use(Held);

export type HoldSendingProps = {
  /** Null: the hold around this component applies, if any. */
  hold: SendHold | null;
  children: ReactNode;
};

/**
 * Holds back the sending of the forms inside: they open, keep drafts and can be left without a question, but their send
 * button is disabled and says why. Nothing is sent automatically later.
 */
export function HoldSending({ hold, children }: HoldSendingProps) {
  const outside = useSendHold();
  return <Held value={hold ?? outside}>{children}</Held>;
}
