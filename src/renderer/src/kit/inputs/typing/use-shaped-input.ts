import {
  type ChangeEvent,
  type ClipboardEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Edited, pasteIn, type Removal, removeIn, type Selected, type TypingRun, typeIn } from './edit.ts';
import type { Refusal, Shape } from './shape.ts';

/** Kinds of removals of the DOM's `beforeinput`, without a selection. */
const REMOVALS: Readonly<Record<string, Removal>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
  deleteWordBackward: 'all-backward',
  deleteWordForward: 'all-forward',
  deleteSoftLineBackward: 'all-backward',
  deleteSoftLineForward: 'all-forward',
};

/** Keys that move the caret: what is typed next begins anew. */
const MOVES = /^(?:Arrow|Home$|End$|Page)/;

/** Index in a shown text behind a number of characters of its content. */
function indexOf(shown: string, text: string, at: number): number {
  let index = 0;
  for (let behind = 0; behind < at && index < shown.length; index += 1) if (shown[index] === text[behind]) behind += 1;
  return index;
}

/** Number of characters of the content before an index of the shown text. */
function behindOf(shown: string, text: string, index: number): number {
  let behind = 0;
  for (let place = 0; place < index && behind < text.length; place += 1) if (shown[place] === text[behind]) behind += 1;
  return behind;
}

export type ShapedInput = {
  /** For the input. */
  props: {
    ref: (input: HTMLInputElement | null) => (() => void) | undefined;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  };
  /** What the person is told about the last edit; null for nothing. */
  refusal: Refusal | null;
  /** Replaces the content as an edit of the person, which Ctrl+Z takes back. */
  replace: (input: HTMLInputElement, text: string) => void;
};

/**
 * Lets a person type and paste into an input by a shape. Each edit is the browser's own (`insertText`), so that Ctrl+Z,
 * Ctrl+Y and the commands of a menu work; nothing that is refused gets into the input. `onLeave` is called when the
 * focus has left.
 */
export function useShapedInput(
  shape: Shape,
  text: string,
  onText: (text: string) => void,
  onLeave?: () => void,
): ShapedInput {
  const [told, setTold] = useState<{ refusal: Refusal; text: string } | null>(null);
  const run = useRef<TypingRun | null>(null);
  /** Our last edit, until the browser reports it: rendered earlier, React would take it back. */
  const written = useRef<Edited | null>(null);
  const shown = shape.shown(text);

  const selected = (input: HTMLInputElement): Selected => ({
    text,
    start: behindOf(shown, text, input.selectionStart ?? shown.length),
    end: behindOf(shown, text, input.selectionEnd ?? shown.length),
  });
  const settle = ({ text: next, run: goesOn, refusal }: Edited) => {
    run.current = goesOn;
    setTold(refusal && { refusal, text: next });
    if (next !== text) onText(next);
  };
  const edit = (input: HTMLInputElement, edited: Edited) => {
    const next = shape.shown(edited.text);
    if (next === shown) settle(edited);
    else {
      written.current = edited;
      write(input, shown, next);
    }
    const caret = indexOf(next, edited.text, edited.at);
    input.setSelectionRange(caret, caret);
  };
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const input = event.currentTarget as HTMLInputElement;
    const { inputType, data } = event;
    if (!event.cancelable || inputType.startsWith('history') || inputType === 'insertLineBreak') return;
    event.preventDefault();
    const before = selected(input);
    const removal = REMOVALS[inputType];
    if (inputType.startsWith('delete')) {
      edit(input, removeIn(shape, before, run.current, told !== null, removal ?? 'backward'));
    } else if (data !== null) {
      edit(
        input,
        inputType === 'insertFromDrop' ? pasteIn(shape, before, data) : typeIn(shape, before, run.current, data),
      );
    }
  });
  const moved = useEffectEvent((event: Event) => {
    if (event.type !== 'keydown' || MOVES.test((event as KeyboardEvent).key)) run.current = null;
    if (event.type === 'blur') onLeave?.();
  });
  const listening = useCallback((input: HTMLInputElement | null) => {
    if (!input) return undefined;
    const until = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      input.addEventListener(type, listener, { signal: until.signal });
    listen('beforeinput', (event) => beforeInput(event as InputEvent));
    for (const type of ['keydown', 'pointerdown', 'blur']) listen(type, moved);
    return () => until.abort();
  }, []);
  useLayoutEffect(() => {
    // Another content than the edit's: it is no longer about this.
    if (told && told.text !== text) setTold(null);
  }, [told, text]);

  return {
    refusal: told?.refusal ?? null,
    replace: (input, next) => edit(input, { text: next, at: next.length, run: null, refusal: null }),
    props: {
      ref: listening,
      value: shown,
      onChange: ({ currentTarget: input, nativeEvent }) => {
        const next = shape.content(input.value);
        const ours = written.current;
        written.current = null;
        const { inputType = '' } = nativeEvent as InputEvent;
        if (ours?.text === next) settle(ours);
        else if (inputType.startsWith('history'))
          settle({ text: next, at: 0, run: null, refusal: shape.standing(next) });
        // A composition, which cannot be turned away: React takes it back.
        else setTold({ refusal: shape.foreign(''), text });
      },
      onPaste: (event) => {
        event.preventDefault();
        edit(event.currentTarget, pasteIn(shape, selected(event.currentTarget), event.clipboardData.getData('text')));
      },
    },
  };
}

/** Replaces the part of an input's text that differs, as one edit of the person. */
function write(input: HTMLInputElement, before: string, after: string): void {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  input.setSelectionRange(start, before.length - same);
  const inserted = after.slice(start, after.length - same);
  document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted);
}
