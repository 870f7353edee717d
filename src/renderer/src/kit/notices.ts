import { notifications } from '@mantine/notifications';
import { AppError } from '@shared/errors.ts';
import { createElement, type ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';

/** How long a notice stays, in ms; a bad one long enough to be read twice. */
const STAY_MS = { good: 4000, bad: 9000 };

export type Notices = {
  /** `title` stands above the text. Default: none. */
  success: (text: Text, title?: Text) => void;
  /** For what neither succeeded nor failed, such as a deletion that was called off. */
  info: (text: Text) => void;
  /** `raw`: a text that is not ours, as the platform sent it. `title` stands above it. Default: none. */
  warn: (text: Text | { raw: string }, title?: Text) => void;
  /** The server's message where it sent one, else the fallback; nothing for a call that was given up. */
  failure: (error: unknown, fallback: Text, title?: Text) => void;
};

/** The text of a notice in the script of the moment: a notice that is open follows the switch. */
function NoticeText({ text }: { text: Text }): string {
  return useT().t(text);
}

const inScript = (text: Text) => createElement(NoticeText, { text });

function show(message: ReactNode, color: 'green' | 'gray' | 'yellow' | 'red', title?: Text): void {
  const calm = color === 'green' || color === 'gray';
  notifications.show({
    ...(title && { title: inScript(title) }),
    message,
    color,
    autoClose: calm ? STAY_MS.good : STAY_MS.bad,
    role: calm ? 'status' : 'alert',
  });
}

const NOTICES: Notices = {
  success: (text, title) => show(inScript(text), 'green', title),
  info: (text) => show(inScript(text), 'gray'),
  warn: (text, title) => show(typeof text === 'string' ? inScript(text) : text.raw, 'yellow', title),
  failure: (error, fallback, title) => {
    const { kind, serverMessage } = AppError.from(error);
    if (kind !== 'cancelled') show(serverMessage ?? inScript(fallback), 'red', title);
  },
};

/** Short messages in the corner of the window. */
export const useNotices = (): Notices => NOTICES;
