import type { Plugin } from 'vite';

/** Where libraries put the caret in a timer, and what stands there instead. */
const LATE_CARETS = [
  {
    // A second time after each change, for browsers of phones.
    module: /[\\/]react-number-format[\\/]dist[\\/]react-number-format\.es\.js$/,
    late: /timeout\.current\.setCaretTimeout = setTimeout\(function \(\) \{[\s\S]+?\n {8}\}, 0\);/,
    atOnce: '',
  },
  {
    // After a paste whose signs it has changed.
    module: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/]NumberInput[\\/]NumberInput\.mjs$/,
    late: /setTimeout\(\(\) => (adjustCursor\(getCaretPositionAfterPaste\([^;]+\)\)), 0\);/,
    atOnce: '$1;',
  },
];

/**
 * Lets fields that format put their caret at once. A key that comes before a timer (Home, Ctrl+A) has moved the caret on
 * purpose: the timer would undo that, and what is typed next would go to the wrong place. Throws where a library no longer
 * has its timer.
 */
export const caretAtOnce: Plugin = {
  name: 'caret-at-once',
  enforce: 'pre',
  transform: {
    filter: { id: LATE_CARETS.map(({ module }) => module) },
    handler(code, id) {
      const found = LATE_CARETS.find(({ module }) => module.test(id));
      if (!found?.late.test(code)) throw new Error(`${id} puts no caret late: caret-at-once can do without it`);
      return { code: code.replace(found.late, found.atOnce), map: null };
    },
  },
};
