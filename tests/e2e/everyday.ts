/** The tag of a journey: the way through one thing that the program exists for. */
export const JOURNEY = /@journey/;

/**
 * The spec files that guard data or a decision, by subject: they run every day, with the journeys. A test of anything
 * else is a feature's, and runs in the whole run.
 */
const SUBJECTS = {
  bridge: ['bridge', 'taken-over', 'nothing-in-clear', 'secret-keys'],
  session: ['session', 'sign-in', 'roles', 'no-place', 'least-version', 'links'],
  drafts: ['drafts', 'own-desk-drafts'],
  unsaved: ['nothing-lost', 'window', 'updates'],
  decisions: [
    'decisions',
    'decisions-behind',
    'review-decisions',
    'school-decisions',
    'held-records',
    'others-changes',
    'journal',
  ],
  answers: ['lost-answers', 'leaving-while-sending', 'bad-line', 'offline', 'network', 'envelopes', 'odd-rows'],
  files: ['file-faults', 'downloads', 'registry-import', 'imports-by-board', 'protocol-folder'],
};

export const GUARDS: string[] = Object.values(SUBJECTS)
  .flat()
  .map((name) => `**/e2e/${name}.spec.ts`);
