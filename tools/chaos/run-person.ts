import { join } from 'node:path';
import { count } from './ledger.ts';
import { STRIKES } from './mishaps/all.ts';
import { comeBack } from './people/come-back.ts';
import type { Person } from './people/person.ts';
import type { Records } from './people/records.ts';
import { Interrupted, isSignedOut } from './people/signs.ts';
import type { Step, Work } from './plan.ts';
import { answer } from './tasks/answer.ts';
import { decide, leaveTyped } from './tasks/decide.ts';
import { download } from './tasks/download.ts';
import { addFund } from './tasks/fund.ts';
import { importCustomers } from './tasks/import-customers.ts';
import type { Task } from './tasks/task.ts';

const WORK: Readonly<Record<Work, (task: Task) => Promise<void>>> = {
  reject: (task) => decide(task, 'reject'),
  ban: (task) => decide(task, 'ban'),
  confirm: (task) => decide(task, 'confirm'),
  deny: (task) => decide(task, 'deny'),
  answer,
  fund: addFund,
  import: importCustomers,
  download,
  draft: leaveTyped,
};

/** The means that every person needs for work. */
export type Means = {
  records: Records;
  papers: readonly string[];
  /** Folder for screenshots of stuck windows. */
  results: string;
  /** End of the working time, in ms since the epoch. */
  until: number;
  /** Whether disks can be mounted here; otherwise none can be filled up or write-protected. */
  disks: boolean;
};

/** Repairs the effects of a mishap. */
type Mend = () => Promise<void>;

/** Causes the step's mishap once the step is ready; `over` waits for its end and returns its mend. */
function fateOf(person: Person, { mishap }: Step) {
  const { ledger, name } = person;
  let over: Promise<Mend | undefined> = Promise.resolve(undefined);
  const strike = async ({ kind, afterMs }: NonNullable<Step['mishap']>) => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    ledger.diary(`${name}: ${kind}`);
    const mend = await STRIKES[kind](person);
    count(ledger, `mishap: ${kind}`);
    return mend ?? undefined;
  };
  return {
    ready: () => {
      if (!mishap) return;
      over = strike(mishap).catch((error: unknown) => {
        ledger.broken.push(`${mishap.kind} of ${name} went wrong itself: ${error}`);
        return undefined;
      });
    },
    over: () => over,
  };
}

const NEEDS_DISK: readonly unknown[] = ['disk full', 'profile read-only'];

/** The step, without its mishap if that is impossible here or an earlier mishap is not mended yet. */
function possible(step: Step, { disks }: Means, mend: Mend | undefined): Step {
  return mend || (NEEDS_DISK.includes(step.mishap?.kind) && !disks) ? { ...step, mishap: null } : step;
}

async function picture({ page, name, ledger }: Person, { results }: Means, at: number): Promise<void> {
  const path = join(results, `${name}-${at}.png`);
  await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  count(ledger, 'pictures taken');
}

/** Lets one person work through their plan until the time is up. */
export async function workOff(person: Person, steps: readonly Step[], means: Means): Promise<void> {
  const { ledger, name } = person;
  let mend: Mend | undefined;
  for (const [at, planned] of steps.entries()) {
    if (Date.now() > means.until) break;
    const step = possible(planned, means, mend);
    const fate = fateOf(person, step);
    const wrong = () => ledger.broken.length + (ledger.counts.get('told: silent') ?? 0);
    const before = wrong();
    ledger.diary(`${name} ${at}: ${step.work}${step.mishap ? `, ${step.mishap.kind}` : ''}`);
    try {
      await comeBack(person);
      await WORK[step.work]({ person, step, at, ...means, ready: fate.ready });
      count(ledger, `did: ${step.work}`);
    } catch (error) {
      // A click times out if the session has ended meanwhile.
      const by = error instanceof Interrupted ? error.by : isSignedOut(person.page) ? 'signed out' : null;
      if (by) count(ledger, `interrupted: ${by}`);
      else ledger.broken.push(`${name} could not go on with step ${at} (${step.work}): ${error}`);
    }
    if (wrong() > before) await picture(person, means, at);
    const next = await fate.over();
    await mend?.();
    mend = next;
  }
  await mend?.();
}
