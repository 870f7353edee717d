import type { Outcome } from './run-steps.ts';

/** The report of a first run. */
export type Report = {
  /** When it was written. */
  at: Date;
  /** What it ran in. */
  runtime: string;
  /** System, versions, locale, display: names and values. */
  facts: readonly (readonly [string, string])[];
  outcomes: readonly Outcome[];
  /** The last lines of the program's log and output. */
  log: readonly string[];
};

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #ddd}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:13px}.passed{color:#116329}.failed{color:#b00020}`;

/** The report as one page that needs nothing else. `clean` takes personal data from a text; every text passes it. */
export function reportPage({ at, runtime, facts, outcomes, log }: Report, clean: (text: string) => string): string {
  const shown = (text: string) => escaped(clean(text));
  const passed = outcomes.filter(({ state }) => state === 'passed').length;
  const rows = outcomes.map(
    ({ title, state, told, seconds }, nth) =>
      `<tr><td>${nth + 1}</td><td>${escaped(title)}</td><td class="${state.replace(' ', '-')}">${state}</td>
<td>${seconds === undefined ? '' : `${seconds} s`}</td><td><pre>${shown(told)}</pre></td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>First run: ${passed} of ${outcomes.length}</title><style>${STYLE}</style></head>
<body><h1>First run in ${escaped(runtime)}: ${passed} of ${outcomes.length} steps passed</h1>
<p>Please send this file back as it is, whatever it says. It holds no passwords, no names and no paths of your own.
Written on ${at.toISOString()}.</p>
<h2>Steps</h2><table><tr><th></th><th>Step</th><th>Outcome</th><th>Time</th><th>Details</th></tr>
${rows.join('\n')}
</table>
<h2>Machine</h2><table>
${facts.map(([name, value]) => `<tr><th>${escaped(name)}</th><td>${shown(value)}</td></tr>`).join('\n')}
</table>
<h2>End of the program's log</h2><pre>${log.map(shown).join('\n')}</pre>
</body></html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
