import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolPath } from './project.ts';
import { runNode } from './run.ts';

type Check = {
  title: string;
  tool: string;
  args: readonly string[];
};

/** The outcome of one static check. */
export type CheckResult = {
  title: string;
  ok: boolean;
  /** Output of its tool. */
  output: string;
};

/**
 * Runs the static checks in parallel, printing a line for each as it ends, with the output of those that failed.
 * `withTools`: the types of `tools`, too, which nobody needs every day.
 */
export async function runChecks(withTools: boolean): Promise<CheckResult[]> {
  const tsc = toolPath('typescript', 'tsc');
  const checks: Check[] = [
    // Without the DOM's types: the main process has no page.
    { title: 'types: main, preload, shared', tool: tsc, args: ['-p', 'tsconfig.main.json'] },
    { title: 'types: tests, scripts', tool: tsc, args: ['-p', 'tsconfig.node.json'] },
    { title: 'types: renderer', tool: tsc, args: ['-p', 'tsconfig.web.json'] },
    { title: 'types: tests of the renderer', tool: tsc, args: ['-p', 'tsconfig.page-tests.json'] },
    ...(withTools ? [{ title: 'types: tools', tool: tsc, args: ['-p', 'tsconfig.tools.json'] }] : []),
    {
      title: 'lint, format',
      tool: toolPath('@biomejs/biome', 'biome'),
      args: ['ci', '--colors=off', '--error-on-warnings', '.'],
    },
    { title: 'boundaries, circles, names', tool: join(root, 'scripts/boundaries.ts'), args: [] },
    { title: 'unused files, exports, dependencies', tool: toolPath('knip'), args: ['--no-progress'] },
    {
      // Code that no screen uses, whatever tests and gallery do; `ignoreFiles`: parts whose screens do not exist yet.
      title: 'unused in the program',
      tool: toolPath('knip'),
      args: ['--no-progress', '--production', '--config=knip.production.json', '--include=files,dependencies'],
    },
  ];
  mkdirSync(join(root, '.cache'), { recursive: true });
  return Promise.all(checks.map(runCheck));
}

async function runCheck({ title, tool, args }: Check): Promise<CheckResult> {
  const { ok, output, seconds } = await runNode(tool, args, { quiet: true });
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${title}  ${seconds.toFixed(1)} s${ok ? '' : `\n\n${output}\n`}`);
  return { title, ok, output };
}
