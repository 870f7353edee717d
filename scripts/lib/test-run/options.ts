import { parseArgs } from 'node:util';

/** What a run of the test command is to do. */
export type TestOptions = {
  /** Everything, not only the everyday tests. */
  all: boolean;
  /** Each end-to-end test in a program process of its own. */
  apart: boolean;
  /** A share of the tests, `1/4`, for one of several machines. */
  shard: string | undefined;
  /** Names or files: only what concerns them. */
  names: readonly string[];
};

/** Reads the arguments of `npm test`; throws an error that names a wrong one. */
export function testOptions(args: readonly string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: { all: { type: 'boolean' }, apart: { type: 'boolean' }, shard: { type: 'string' } },
    allowPositionals: true,
  });
  const { all = false, apart = false, shard } = values;
  const [, share = 0, shares = 0] = (/^(\d+)\/(\d+)$/.exec(shard ?? '') ?? []).map(Number);
  if (shard !== undefined && !(share >= 1 && share <= shares)) throw new Error(`--shard=1/4, not ${shard}`);
  if (positionals.length > 0 && (all || shard !== undefined))
    throw new Error('Names select tests by themselves: not together with --all or --shard.');
  return { all, apart, shard, names: positionals };
}
