import { rmSync } from 'node:fs';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { notesFolder, readNotes } from './support/call-notes.ts';
import { failsRun, sumLines, sumUp } from './support/call-sum.ts';
import { isWholeRun } from './support/whole-run.ts';

/** Sums up the platform's calls of all tests at the end of a run, and fails it for a call unknown to the table or never sent. */
export default class CallsReporter implements Reporter {
  #folder = '';
  #tests = 0;
  readonly #ended = new Set<string>();

  onBegin(config: FullConfig, suite: Suite): void {
    this.#folder = notesFolder(config.projects[0]?.outputDir ?? 'test-results/e2e');
    rmSync(this.#folder, { recursive: true, force: true });
    this.#tests = suite.allTests().length;
  }

  onTestEnd(test: TestCase): void {
    this.#ended.add(test.id);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const sum = sumUp(await readNotes(this.#folder));
    const whole = isWholeRun(process.argv) && this.#ended.size === this.#tests && status !== 'interrupted';
    for (const line of sumLines(sum, whole)) process.stdout.write(`${line}\n`);
    return { status: status === 'passed' && failsRun(sum, whole) ? 'failed' : status };
  }
}
