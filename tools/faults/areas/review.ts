import type { Area } from '../fault.ts';

export default {
  specs: ['review', 'chosen-queue', 'decisions-behind'],
  faults: [
    {
      file: 'features/review/waiting-source.ts',
      find: 'const WHOLE = 1000;',
      put: 'const WHOLE = 10;',
      says: 'A queue of a few hundred is not read to its end.',
    },
    {
      file: 'features/review/queue.ts',
      find: "if (queue.after > 0) return { read: 'forward' };",
      put: '',
      says: 'The queue ends before its last page.',
    },
    {
      file: 'features/review/use-bulk-confirm.ts',
      find: 'if (before) return before;',
      put: '',
      says: 'An initiative that has changed is confirmed with the others.',
    },
    {
      file: 'features/review/use-bulk-confirm.ts',
      find: 'void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });',
      put: '',
      says: 'The list is not read again after a confirmation of several.',
    },
    {
      file: 'features/review/bulk-confirm-dialog.tsx',
      find: "mark: isAccepted(one) ? undefined : t('Rad etiladi'),",
      put: 'mark: undefined,',
      says: 'What will be refused is not marked among several.',
    },
    {
      file: 'features/review/bulk-confirm-dialog.tsx',
      find: 'if (!running && !hold && (!begun || again > 0)) void start();',
      put: 'if (!hold && (!begun || again > 0)) void start();',
      says: 'A second press confirms twice.',
    },
    {
      file: 'features/review/decision-panel.tsx',
      find: '{formatMoney(requested_amount)} <small>',
      put: '{formatMoney(granted_amount)} <small>',
      says: "The granted amount stands under the requested one's heading.",
    },
    {
      file: 'features/review/decision-panel.tsx',
      find: '[moderation_sub_stage_comment, moderator_comment]',
      put: '[moderation_sub_stage_comment]',
      says: "The moderator's comment is missing on the desk.",
    },
    {
      file: 'features/review/decisions.tsx',
      find: 'const enabled = () => !disabled && !running;',
      put: 'const enabled = () => true;',
      says: 'A key starts an action that is not allowed.',
    },
    {
      file: 'features/review/checks.ts',
      find: 'share > 100 ? Math.ceil(share) : Math.floor(share);',
      put: 'Math.round(share);',
      says: 'An amount just above the limit is told as 100 %.',
    },
    {
      file: 'features/review/decision-state.ts',
      find: "reject: 'against',",
      put: "reject: 'for',",
      says: 'A refused initiative is marked as accepted.',
    },
    {
      file: 'features/review/queue.ts',
      find: 'isLeft(entry) && !isUnderWay(entry.item.id)',
      put: 'isLeft(entry)',
      says: 'The desk goes on to an initiative whose decision is being sent.',
    },
    {
      file: 'features/review/use-behind.ts',
      find: 'setFailed((now) => new Set(now).add(initiative.id));',
      put: '',
      says: 'A decision that is not done is not marked in the queue.',
    },
    {
      file: 'features/review/decisions.tsx',
      find: 'underWay ? { ...one, disabled: true, explanation: UNDER_WAY } : heldBack(one, hold)',
      put: 'heldBack(one, hold)',
      says: 'A second decision is begun while the first is being sent.',
    },
    {
      file: 'kit/forms/use-form-flow.ts',
      find: 'if (held.current) sendings.bringBack(form.draft, held.current);',
      put: '',
      says: 'A rejection that is refused does not come back with its text.',
    },
    {
      file: 'kit/drafts/sendings.ts',
      find: 'createLimit(MOST_IN_TURN)',
      put: 'createLimit(MOST_IN_TURN * 100)',
      says: 'All decisions are sent at once.',
    },
    {
      file: 'features/review/tick-commands.ts',
      find: 'ids.has(id) && !isLeaving()',
      put: 'ids.has(id)',
      says: 'A second X unticks what the first has ticked, while the next part of the queue is read.',
    },
    {
      file: 'features/review/decisions.tsx',
      find: 'action.key !== taken',
      put: "action.key !== ''",
      says: 'With ticks, A confirms the initiative in view instead of those that are ticked.',
    },
    {
      file: 'features/review/bulk-confirm-dialog.tsx',
      find: 'const accepted = initiatives.filter(isAccepted).length;',
      put: 'const accepted = initiatives.length;',
      says: 'All ticked initiatives are told as accepted.',
    },
    {
      file: 'features/review/bulk-confirm-dialog.tsx',
      find: 'error.serverMessage === undefined ? text : `${text}: ${error.serverMessage}`',
      put: 'text',
      says: 'Why an initiative was not confirmed is not told.',
    },
  ],
} satisfies Area;
