import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstWrong } from '../forms/first-wrong.ts';

/** How it stands with an import: `refused` counts how often it was not sent, as something is missing. */
type Standing = { readonly refused: number; readonly sending: boolean; readonly ended: boolean };

/**
 * Puts the keyboard where an import goes on: at what is missing, at the button that sends where the sending ended without
 * a result, at what is marked `data-autofocus` where there is one.
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
