/** A difference as the report has it. */
type Finding = Readonly<{ what: string; at?: string; expected?: string; came?: string; status?: number }>;

/** The part of the report that is told. */
export type ToldReport = {
  readonly platform: string;
  readonly role: string;
  readonly ending: string;
  readonly state: string;
  readonly ms: number;
  readonly calls: readonly Readonly<{ line: string; asked: string; path: string; findings: readonly Finding[] }>[];
  readonly notAsked: readonly unknown[];
};

const findingLine = ({ what, at, expected, came, status }: Finding): string =>
  [what, at, expected && came ? `(${expected}, came ${came})` : came && `(${came})`, status].filter(Boolean).join(' ');

/** The report in lines for a terminal: the sum, then each call that differs. */
export function linesOf({ platform, role, ending, state, ms, calls, notAsked }: ToldReport): string[] {
  const differing = calls.filter(({ findings }) => findings.length > 0);
  return [
    `${platform} as ${role}: ${state}${ending === 'done' ? '' : `, ended early: ${ending}`}`,
    `${calls.length} calls in ${Math.round(ms / 1000)} s, ${differing.length} differ, ${notAsked.length} not asked`,
    ...differing.flatMap(({ line, asked, path, findings }) =>
      findings.map((finding) => `  ${line}, ${asked} ${path}: ${findingLine(finding)}`),
    ),
  ];
}
