import type { Plugin } from 'vite';

const MODULE = /[\\/]react-number-format[\\/]dist[\\/]react-number-format\.es\.js$/;

/** Where the library puts the caret once more, in a timer. */
const LATE_CARET = /timeout\.current\.setCaretTimeout = setTimeout\(function \(\) \{[\s\S]+?\n {8}\}, 0\);/;

/**
 * Takes a timer out of `react-number-format`, by which it puts the caret a second time after each change, for browsers of
 * phones. A key that comes before the timer (Home, Ctrl+A) has moved the caret on purpose, and what is typed next would go to
 * the wrong place. Throws where the library no longer has it.
 */
export const caretAtOnce: Plugin = {
  name: 'caret-at-once',
  enforce: 'pre',
  transform: {
    filter: { id: MODULE },
    handler(code) {
      if (!LATE_CARET.test(code)) throw new Error('react-number-format has no late caret: this plugin can go');
      return { code: code.replace(LATE_CARET, ''), map: null };
    },
  },
};
