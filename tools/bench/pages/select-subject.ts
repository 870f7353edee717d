import './bench-page.ts';
import { frame, rested, settle, untilPainted } from './frames.ts';

/** A searchable select over 100,000 options, as the benchmark drives it. */
export type SelectSubject = {
  /** Opens the list, as a person would; the list is in the document when the frame is painted. */
  open: (input: HTMLInputElement) => void;
  /** Selector of the options that the list shows. */
  option: string;
};

const LONGEST_WAIT_FRAMES = 600;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Sets the field's text as typing does. */
function enter(input: HTMLInputElement, text: string): void {
  setValue?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** Exposes a select to the benchmark. */
export function exposeSelect({ open, option }: SelectSubject): void {
  const input = () => {
    const found = document.querySelector('input');
    if (!found) throw new Error('No field yet');
    return found;
  };
  // Ours finds both scripts, so only the first option is sure to be spelled as typed.
  const first = () => document.querySelector(option)?.textContent?.toLowerCase();
  const shows = (word: string) => first()?.includes(word) ?? false;

  /** Resolves when the first option contains the word; throws after `LONGEST_WAIT_FRAMES`. */
  async function until(word: string): Promise<void> {
    for (let count = 0; count < LONGEST_WAIT_FRAMES; count++) {
      if (shows(word)) return;
      await frame();
    }
    throw new Error(`The list never showed ${word}, but ${first()}`);
  }

  window.selectBench = {
    async open() {
      // A person opens a field a moment after it has appeared.
      await rested();
      await settle();
      const ms = await untilPainted(() => open(input()));
      if (!shows('')) throw new Error('The list did not open');
      return ms;
    },
    async type(word) {
      enter(input(), '');
      await settle();
      // Not measured: the first search may still wait for the options to be prepared.
      enter(input(), word);
      await until(word);
      enter(input(), '');
      await settle();
      const times: number[] = [];
      for (let length = 1; length <= word.length; length++) {
        const typed = word.slice(0, length);
        times.push(await untilPainted(() => enter(input(), typed)));
        if (!shows(typed)) throw new Error(`${typed} was not found in the frame after it was typed`);
        await settle();
      }
      return times;
    },
  };
}
