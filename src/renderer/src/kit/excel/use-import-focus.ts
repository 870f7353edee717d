import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstWrong } from '../forms/first-wrong.ts';

/** State of an import; `refused` counts attempts to send an incomplete import. */
type Standing = { readonly refused: number; readonly sending: boolean; readonly ended: boolean };

/**
 * Moves focus to where the import continues: the first wrong field after a refused attempt; the send button after an
 * upload without a result; the `data-autofocus` element of a result.
 */
export function useImportFocus(frame: RefObject<HTMLElement | null>, { refused, sending, ended }: Standing): void {
  const sent = useRef(sending);
  useLayoutEffect(() => {
    if (refused > 0) firstWrong(frame.current)?.focus();
  }, [refused, frame]);
  useLayoutEffect(() => {
    if (sent.current && !sending && document.activeElement === document.body) focusOn(frame.current, '[data-send]');
    sent.current = sending;
  }, [sending, frame]);
  useLayoutEffect(() => {
    if (ended) focusOn(frame.current, '[data-autofocus]');
  }, [ended, frame]);
}

const focusOn = (frame: HTMLElement | null, selector: string) => frame?.querySelector<HTMLElement>(selector)?.focus();
