import type { Area } from '../fault.ts';

export default {
  specs: ['contact'],
  faults: [
    {
      file: 'features/contact/words.ts',
      find: "differs: 'Mos emas',",
      put: "differs: 'Mos',",
      says: 'A screen that differs is told as one that agrees.',
    },
    {
      file: 'features/contact/use-check.ts',
      find: '!(await unwrap(bridge.contact.begin())).begun',
      put: '!bridge.contact.begin',
      says: 'The check runs without the guard: what the page asks meanwhile leaves.',
    },
    {
      file: 'features/contact/check-report.tsx',
      find: 'text: JSON.stringify(report, null, 1)',
      put: 'text: JSON.stringify(findings, null, 1)',
      says: 'The file to send holds the answers themselves, and everybody in them.',
    },
    {
      file: 'features/contact/run.ts',
      find: "if (latest?.findings.some(({ what }) => what === 'signed-out')) return 'signed-out';",
      put: '',
      says: 'A platform that refuses the token is not told as that.',
    },
    {
      file: 'features/contact/report/report.ts',
      find: 'keys: keysOf(query),',
      put: 'keys: Object.keys(query),',
      says: 'The report names parameters that were not sent.',
    },
    {
      file: 'features/contact/report/sheet.ts',
      find: "{ head: t('Qatorlar'), width: 10 },\n        { head: t('Vaqt, ms'), width: 10 },",
      put: "{ head: t('Vaqt, ms'), width: 10 },\n        { head: t('Qatorlar'), width: 10 },",
      says: "Rows and time of a call stand under each other's heading.",
    },
    {
      file: 'features/contact/report/shape.ts',
      find: 'const DEEPEST = 6;',
      put: 'const DEEPEST = 1;',
      says: 'The report tells nothing of the rows of an answer.',
    },
    {
      file: 'features/contact/sign-in-first.tsx',
      find: '{problem !== null && (',
      put: '{problem === null && (',
      says: 'The check of the network is offered only where the address answers.',
    },
    {
      file: 'features/contact/proposed-lines.tsx',
      find: 'if (settings.length === 0) return null;',
      put: '',
      says: 'Lines for the configuration are announced also where none is proposed.',
    },
    {
      file: 'features/contact/check-page.tsx',
      find: 'calls: state.outcomes.length,',
      put: 'calls: lines.length,',
      says: 'A running check counts the lines of its table as calls.',
    },
  ],
} satisfies Area;
