import type { Plugin } from 'vite';

/** Code of libraries that sets the caret in a timer, and its replacement. */
const LATE_CARETS = [
  {
    module: /[\\/]react-number-format[\\/]dist[\\/]react-number-format\.es\.js$/,
    // Sets the caret a second time after each change, for phone browsers.
    carets: [
      { late: /timeout\.current\.setCaretTimeout = setTimeout\(function \(\) \{[\s\S]+?\n {8}\}, 0\);/g, atOnce: '' },
    ],
  },
  {
    module: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/]NumberInput[\\/]NumberInput\.mjs$/,
    carets: [
      // After a paste whose characters it has changed.
      { late: /setTimeout\(\(\) => (adjustCursor\(getCaretPositionAfterPaste\([^;]+\)\)), 0\);/g, atOnce: '$1;' },
      // After a step by an arrow key, once React has rendered the new number, which it does before the first microtask.
      {
        late: /setTimeout\((\(\) => adjustCursor\(inputRef\.current\?\.value\.length\)), 0\);/g,
        atOnce: 'queueMicrotask($1);',
      },
    ],
  },
];

/**
 * Makes formatting fields set their caret without a timer. A key pressed before the timer fires (Home, Ctrl+A) moves
 * the caret on purpose: the timer would undo that, and the next input would go to the wrong place. Throws if a library
 * no longer has its timer.
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
