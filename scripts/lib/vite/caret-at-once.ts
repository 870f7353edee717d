import type { Plugin } from 'vite';

/** Where libraries put the caret in a timer, and what stands there instead. */
const LATE_CARETS = [
  {
    module: /[\\/]react-number-format[\\/]dist[\\/]react-number-format\.es\.js$/,
    // A second time after each change, for browsers of phones.
    carets: [
      { late: /timeout\.current\.setCaretTimeout = setTimeout\(function \(\) \{[\s\S]+?\n {8}\}, 0\);/g, atOnce: '' },
    ],
  },
  {
    module: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/]NumberInput[\\/]NumberInput\.mjs$/,
    carets: [
      // After a paste whose signs it has changed.
      { late: /setTimeout\(\(\) => (adjustCursor\(getCaretPositionAfterPaste\([^;]+\)\)), 0\);/g, atOnce: '$1;' },
      // After a step by an arrow key, once React has drawn the new number: it does so before the first microtask.
      {
        late: /setTimeout\((\(\) => adjustCursor\(inputRef\.current\?\.value\.length\)), 0\);/g,
        atOnce: 'queueMicrotask($1);',
      },
    ],
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
      let changed = code;
      for (const { late, atOnce } of found?.carets ?? []) {
        const before = changed;
        changed = before.replace(late, atOnce);
        if (changed === before) throw new Error(`${id} no longer has ${late}: caret-at-once can do without it`);
      }
      return { code: changed, map: null };
    },
  },
};
