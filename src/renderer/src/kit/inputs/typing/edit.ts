import type { Refusal, Shape } from './shape.ts';

/** A field's content, with the caret behind `at` of its characters. */
type Placed = { readonly text: string; readonly at: number };

/**
 * Typing that no move of the caret and no other edit has interrupted. `all`: what was typed into an empty field, or over
 * its whole content; null if it is only a part of the content. `uncounted`: the content that stays since a character did not count.
 */
export type TypingRun = { readonly all: string | null; readonly at: number; readonly uncounted: Placed | null };

/** A field after an edit, and what the person is told. */
export type Edited = Placed & { readonly run: TypingRun | null; readonly refusal: Refusal | null };

/** A field before an edit: its content and the selected part of it. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number };

/**
 * Types characters one after the other. After one that does not count, further ones count only if the shape can read
 * all of them together; otherwise the content stays, and the person is told why.
 */
export function typeIn(shape: Shape, { text, start, end }: Selected, run: TypingRun | null, typed: string): Edited {
  const goesOn = run !== null && start === end && run.at === start;
  let kept: Placed = { text, at: end };
  let edited: Edited = {
    text: text.slice(0, start) + text.slice(end),
    at: start,
    run: goesOn ? run : { all: start === 0 && end === text.length ? '' : null, at: start, uncounted: null },
    refusal: null,
  };
  for (const character of typed) {
    edited = typeOne(shape, edited, kept, character);
    // Until a character counts, what was selected stays.
    if (!edited.run?.uncounted) kept = edited;
  }
  return edited;
}

function typeOne(shape: Shape, { text, at, run }: Edited, kept: Placed, character: string): Edited {
  const all = run?.all === null || run === null ? null : run.all + character;
  const counted = shape.character(character);
  const next = text.slice(0, at) + (counted ?? '') + text.slice(at);
  const refusal = counted === null ? shape.foreign(character) : shape.refusal(next, text, 'key');
  if (!run?.uncounted && refusal === null) {
    const standing = shape.standing(next);
    const read = standing && all !== null ? shape.typed(all) : null;
    const placed: Placed =
      typeof read?.text === 'string'
        ? { text: read.text, at: read.text.length }
        : { text: next, at: at + (counted ?? '').length };
    return {
      ...placed,
      run: { all, at: placed.at, uncounted: null },
      refusal: read?.text == null ? standing : read.refusal,
    };
  }
  const uncounted = run?.uncounted ?? kept;
  const read = all === null ? null : shape.typed(all);
  const unfit = typeof read?.text === 'string' ? shape.refusal(read.text, '', 'key') : null;
  if (typeof read?.text === 'string' && unfit === null) {
    const placed = { text: read.text, at: read.text.length };
    return { ...placed, run: { all, at: placed.at, uncounted }, refusal: read.refusal };
  }
  const why = unfit ?? refusal ?? read?.refusal ?? shape.foreign(character);
  return { ...uncounted, run: { all, at: uncounted.at, uncounted }, refusal: why };
}

/** Inserts a pasted or dropped text in place of the selection; what the shape refuses changes nothing. */
export function pasteIn(shape: Shape, { text, start, end }: Selected, pasted: string): Edited {
  const { text: read, refusal, whole } = shape.pasted(pasted);
  const stays = { text, at: end, run: null };
  if (read === null) return { ...stays, refusal };
  if (whole) return { text: read, at: read.length, run: null, refusal };
  const next = text.slice(0, start) + read + text.slice(end);
  const unfit = shape.refusal(next, text, 'paste') ?? shape.standing(next);
  return unfit ? { ...stays, refusal: unfit } : { text: next, at: start + read.length, run: null, refusal };
}

/** Removals by a key without a selection: one character, or all up to the content's beginning or end. */
export type Removal = 'backward' | 'forward' | 'all-backward' | 'all-forward';

const REACH: Readonly<Record<Removal, (at: number, length: number) => [start: number, end: number]>> = {
  backward: (at) => [Math.max(at - 1, 0), at],
  forward: (at, length) => [at, Math.min(at + 1, length)],
  'all-backward': (at) => [0, at],
  'all-forward': (at, length) => [at, length],
};

/** Removes the selection, or what the key reaches. Backspace first takes back what did not count. */
export function removeIn(
  shape: Shape,
  { text, start, end }: Selected,
  run: TypingRun | null,
  told: boolean,
  by: Removal,
): Edited {
  const takesBack = told && by === 'backward' && start === end && run?.uncounted && run.at === start;
  const [from, to] = takesBack ? [end, end] : start === end ? REACH[by](start, text.length) : [start, end];
  const next = text.slice(0, from) + text.slice(to);
  return { text: next, at: from, run: null, refusal: shape.standing(next) };
}
