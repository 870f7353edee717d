import { IconCheck } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { actionLabel, actionsOffered, type RecordAction } from '@/kit/actions/action.ts';

type Wish = { title: string; may: 'yes' | 'disabled' | 'no' | boolean };

const action = (id: string, more: Partial<RecordAction<Wish>> = {}): RecordAction<Wish> => ({
  id,
  label: 'Saqlash',
  icon: IconCheck,
  tone: 'plain',
  permission: ({ may }) => may,
  ...more,
});
const ACTIONS = [
  action('second', { note: 'Saqlash' }),
  action('first', { why: ({ may }) => (may === 'disabled' ? 'Rad etilmadi' : null) }),
];
const told = (may: Wish['may']) =>
  actionsOffered(ACTIONS, { title: '', may }).map((one) => [one.action.id, one.disabled, one.explanation]);

it.each(['no', false] as const)('an action is not shown to whom its permission says %s', (may) => {
  expect(told(may)).toEqual([]);
});

it.each(['yes', true] as const)('where the permission says %s, a note explains its effect', (may) => {
  expect(told(may)).toEqual([
    ['second', false, 'Saqlash'],
    ['first', false, null],
  ]);
});

it('a disabled action says why, if anything does, and nothing of its effect', () => {
  expect(told('disabled')).toEqual([
    ['second', true, null],
    ['first', true, 'Rad etilmadi'],
  ]);
});

it('a name may depend on the record', () => {
  const label = ({ title }: Wish) => (title ? 'Saqlash' : 'Biriktirish');
  expect(actionLabel(action('a'), { title: '', may: true })).toBe('Saqlash');
  expect(actionLabel(action('a', { label }), { title: '', may: true })).toBe('Biriktirish');
});
