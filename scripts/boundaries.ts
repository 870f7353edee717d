import { findCircles } from './lib/boundaries/circles.ts';
import { crossing } from './lib/boundaries/crossings.ts';
import { missing, readImports } from './lib/boundaries/imports.ts';
import { RESERVED, ZONES } from './lib/boundaries/zones.ts';
import { root } from './lib/project.ts';

/** Part of `npm run check`: the allowed imports of `src`, and the absence of import cycles there. */
const imports = readImports(root, 'src');
const faults = [
  ...missing(root, imports).map(({ from, specifier }) => `${from}: ${specifier} is not there`),
  ...imports.flatMap((one) => {
    const why = crossing(one, ZONES, RESERVED);
    return why ? [`${one.from}: ${why}`] : [];
  }),
  ...findCircles(imports).map(
    ({ folder, members, imports: ones }) =>
      `a circle in ${folder}: ${members.join(', ')}\n${ones.map(({ from, to }) => `    ${from} → ${to}`).join('\n')}`,
  ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
