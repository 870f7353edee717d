const features = 'src/renderer/src/features';
const initiative = 'src/renderer/src/domains/initiative';

/** The pure rules; `npm run test:mutants -- --mutate <file>` mutates a single file. */
export default {
  mutate: [
    'src/renderer/src/**/access.ts',
    `${initiative}/acceptance/{accept-rules,accept-values}.ts`,
    `${initiative}/editing/{edit-rules,edit-values}.ts`,
    `${initiative}/model/{initiative-facts.tsx,road.ts,amounts.ts}`,
    `${initiative}/location/location-values.ts`,
    `${features}/protocols/{council-changes,folder/plan}.ts`,
    `${initiative}/registry/merge.ts`,
    `${features}/invest-data/council/council-values.ts`,
    `${features}/school-initiatives/{model/school-facts,dialogs/accept-values}.ts`,
    `${initiative}/registry/rules.ts`,
    `${features}/appeals/answer-rules.ts`,
    `${features}/quarters/rules.ts`,
    `${features}/sign-in/rules.ts`,
    `${features}/invest-data/creation/{plan,creation-values,creation-body}.ts`,
    'src/renderer/src/kit/decisions/changes.ts',
    'src/renderer/src/kit/forms/rules.ts',
    'src/renderer/src/kit/merging/{changed,rebase}.ts',
    'src/renderer/src/kit/drafts/restore.ts',
    'src/renderer/src/kit/crud/record-name.ts',
    'src/shared/person.ts',
    `${features}/review/{queue,read-on}.ts`,
    'src/renderer/src/entities/place-cascade.ts',
    'src/renderer/src/i18n/formats.ts',
    'src/main/excel/number-format.ts',
    'src/main/files/file-name.ts',
    'src/main/config/*.ts',
    'src/main/invest/list-problems.ts',
    'src/main/addresses/hosts.ts',
    'src/main/auth/callback.ts',
  ],
  testRunner: 'vitest',
  // Tests of times set the time zone, which takes effect only in a separate process.
  vitest: { configFile: 'tools/mutants/vitest.config.ts', pool: 'forks' },
  concurrency: 2,
  // Stryker would rewrite tsconfig.json through an interface that TypeScript 7 no longer has; the tests do not need it.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutants/sandbox',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  ignorePatterns: ['.cache', 'out', 'dist', 'tour', 'test-results', 'tools/bench'],
  thresholds: { high: 95, low: 90, break: 90 },
};
