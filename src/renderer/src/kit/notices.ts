import { notifications } from '@mantine/notifications';
import { AppError, mayBeDone } from '@shared/errors.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { type FailureWords, failureLines, type Line, ownWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { ErrorNumber } from './error-number.tsx';
import { HelpLink } from './help/help-link.tsx';
import { OfferedNotice } from './offered-notice.tsx';
import { Said } from './said.tsx';

/** Duration of a notice, in ms; a failure stays long enough to be read twice, an offer to be thought over. */
const STAY_MS = { good: 4000, bad: 9000, offer: 10_000 };

/** An action that a notice offers; taking it closes the notice. `about`: name of the record that it is on. Default: none. */
export type Offer = { label: Text; take: () => void; about?: string | undefined };

/** Short messages in the corner of the window. */
export type Notices = {
  /**
   * Reports a success. `title`: headline. Default: none. `offer`: added to the open notice once found. Default: none.
   */
  success: (text: Text, title?: Text, offer?: Promise<Offer | null>) => void;
  /** Reports a neutral outcome, such as a cancelled deletion. `offer`: as for `warn`. */
  info: (text: Text, offer?: Offer) => void;
  /**
   * Warns. `raw`: a text of the platform, or what draws one. `title`: headline. Default: none. `offer`: a way on, with which the notice
   * stays until it is closed. Default: none.
   */
  warn: (text: Text | { raw: ReactNode }, title?: Text, offer?: Offer) => void;
  /**
   * Reports a failure in these words with the platform's message (Z-141); does nothing for a cancelled call. `offer`:
   * as for `warn`; whether the call was carried out is then said, too, if it is not known.
   */
  failure: (error: unknown, words: Text | FailureWords, offer?: Offer) => void;
};

/** Of a call whose outcome is not known. */
const UNSURE: Text = "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin.";

/** A component, so that an open notice follows a change of script. */
const inScript = (text: Text) => createElement(Said, { text });

const shown = (line: Line): ReactNode => (typeof line === 'string' ? inScript(line) : line.raw);
const paragraph = (line: ReactNode, index: number) => createElement('p', { key: index, style: { margin: 0 } }, line);

/** Whether the window is covered, as that of a locked program: nobody sees what is reported meanwhile. */
const isCovered = (): boolean => document.querySelector('dialog:modal') !== null;

function show(
  message: ReactNode,
  color: 'green' | 'gray' | 'yellow' | 'red',
  title?: ReactNode,
  offer?: Offer,
): string {
  const calm = color === 'green' || color === 'gray';
  const id = notifications.show({
    ...(title !== undefined && { title }),
    message: offer ? withOffer(message, offer, () => notifications.hide(id)) : message,
    color,
    autoClose: offer || isCovered() ? false : calm ? STAY_MS.good : STAY_MS.bad,
    role: calm ? 'status' : 'alert',
  });
  return id;
}

/** The message of a notice with a button that takes the offer and closes the notice. */
const withOffer = (message: ReactNode, { label, take, about }: Offer, close: () => void) =>
  createElement(OfferedNotice, {
    label,
    about,
    onTake: () => {
      close();
      take();
    },
    message,
  });

/**
 * Shows the notice at once: a success never waits for its offer. A notice closed before the offer is found stays
 * closed.
 */
async function showWithOffer(text: Text, title: Text | undefined, finding: Promise<Offer | null> | undefined) {
  const id = show(inScript(text), 'green', title && inScript(title));
  const offer = await finding;
  if (!offer) return;
  const message = withOffer(inScript(text), offer, () => notifications.hide(id));
  notifications.update({ id, message, autoClose: STAY_MS.offer });
}

const NOTICES: Notices = {
  success: (text, title, offer) => void showWithOffer(text, title, offer),
  info: (text, offer) => show(inScript(text), 'gray', undefined, offer),
  warn: (text, title, offer) =>
    show(typeof text === 'string' ? inScript(text) : text.raw, 'yellow', title && inScript(title), offer),
  failure: (error, words, offer) => {
    const failure = AppError.from(error);
    if (failure.kind === 'cancelled') return;
    const said = ownWords(words);
    const lines: Line[] = [...failureLines(said, failure)];
    const unsure = offer !== undefined && mayBeDone(failure);
    if (unsure) lines.push(UNSURE);
    const [headline, ...below] = lines.map(shown);
    const color = said.warning || unsure ? 'yellow' : 'red';
    const ways = [
      failure.number && createElement(ErrorNumber, { key: 'number', number: failure.number }),
      mayBeDone(failure)
        ? createElement(HelpLink, { key: 'help', topic: 'unknown-outcome' })
        : failure.number && createElement(HelpLink, { key: 'help', topic: 'error-number' }),
    ].filter(Boolean);
    if (below.length === 0)
      show([createElement(Fragment, { key: 'said' }, headline), ...ways], color, undefined, offer);
    else show([...below.map(paragraph), ...ways], color, headline, offer);
  },
};

/** Returns the notices of the window. */
export const useNotices = (): Notices => NOTICES;
