import { type Circle, findCircles, findFileCircles } from './circles.ts';
import { crossing } from './crossings.ts';
import { DOORS, pastDoors, unusedDoors } from './doors.ts';
import { missing, readImports } from './imports.ts';
import { namedTwice, readNames, unusedNames } from './names.ts';
import { USUAL_NAMES } from './usual-names.ts';
import { RESERVED, ZONES } from './zones.ts';

/** Parts beside the program, whose files may not import each other in a circle. Their folders may. */
const BESIDE = ['scripts', 'tests', 'tools'];
/** The files that may import a tool: the everyday type check would compile it with every other. */
const OF_TOOLS = /^(tools|tests\/unit\/tools)\//;

const inWords = ({ folder, members, imports }: Circle): string =>
  `a circle in ${folder}: ${members.join(', ')}\n${imports.map(({ from, to }) => `    ${from} → ${to}`).join('\n')}`;

/**
 * What is wrong in a checkout: missing files, crossed boundaries, imports past a door, circles, and names for two things,
 * each in words. `usual`: the names that may stand for several; `doors`: the doors of the parts.
 */
export function faultsOf(root: string, usual = USUAL_NAMES, doors = DOORS): string[] {
  const imports = readImports(root, 'src');
  const names = readNames(root, 'src');
  const beside = BESIDE.flatMap((folder) => readImports(root, folder));
  return [
    ...missing(root, [...imports, ...beside]).map(({ from, specifier }) => `${from}: ${specifier} is not there`),
    ...imports.flatMap((one) => {
      const why = crossing(one, ZONES, RESERVED) ?? pastDoors(one, doors);
      return why ? [`${one.from}: ${why}`] : [];
    }),
    ...beside.flatMap(({ from, to }) =>
      to?.startsWith('tools/') && !OF_TOOLS.test(from) ? [`${from} may not import the tool ${to}`] : [],
    ),
    ...unusedDoors(imports, doors).map(
      (door) => `${door} is a door by which nobody enters: doors.ts is not to name it`,
    ),
    ...[...findCircles(imports), ...findFileCircles(beside)].map(inWords),
    ...namedTwice(names, ZONES, usual).map(({ name, files }) => `${name} is exported by ${files.join(' and ')}`),
    ...unusedNames(names, usual).map((name) => `${name} is exported once: usual-names.ts need not list it`),
  ];
}
