import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
const IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react';/g;

/** Imports each icon from its own file: while nothing is bundled, the page would load all 6,000 of the package. */
export const iconsApart: Plugin = {
  name: 'icons-apart',
  apply: 'serve',
  enforce: 'pre',
  config: () => ({ optimizeDeps: { exclude: [PACKAGE] } }),
  transform: {
    filter: { id: /\.tsx?$/, code: PACKAGE },
    // On one line, like the original, so that the lines below stay where they are.
    handler: (code) => ({
      code: code.replace(IMPORT, (found, names: string) => apart(names) + newlines(found)),
      map: null,
    }),
  },
};

const apart = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(importOf)
    .join(' ');

const importOf = (name: string): string =>
  name.startsWith('type ')
    ? `import type { ${name.slice(5)} } from '${PACKAGE}';`
    : `import ${name} from '${PACKAGE}/dist/esm/icons/${name}.mjs';`;

const newlines = (text: string): string => text.replaceAll(/[^\n]/g, '');
