import { type Circle, findCircles, findFileCircles } from './circles.ts';
import { crossing } from './crossings.ts';
import { missing, readImports } from './imports.ts';
import { RESERVED, ZONES } from './zones.ts';

/** Parts beside the program, whose files may not import each other in a circle. Their folders may. */
const BESIDE = ['scripts', 'tests'];

const inWords = ({ folder, members, imports }: Circle): string =>
  `a circle in ${folder}: ${members.join(', ')}\n${imports.map(({ from, to }) => `    ${from} → ${to}`).join('\n')}`;

/** What is wrong with the imports of a checkout: missing files, crossed boundaries and circles, each in words. */
export function faultsOf(root: string): string[] {
  const imports = readImports(root, 'src');
  const beside = BESIDE.flatMap((folder) => readImports(root, folder));
  return [
    ...missing(root, [...imports, ...beside]).map(({ from, specifier }) => `${from}: ${specifier} is not there`),
    ...imports.flatMap((one) => {
      const why = crossing(one, ZONES, RESERVED);
      return why ? [`${one.from}: ${why}`] : [];
    }),
    ...[...findCircles(imports), ...findFileCircles(beside)].map(inWords),
  ];
}
