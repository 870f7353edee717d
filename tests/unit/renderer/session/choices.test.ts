import type { SessionState } from '@shared/session.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOthersChoices } from '@/session/choices.ts';

const kept = new Map<string, string>();
const storage = {
  clear: () => kept.clear(),
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
const signedIn: SessionState = {
  status: 'signed-in',
  profile: { role: 'admin' },
  shell: { collapsed: null, headerTitle: '', breadcrumbs: [] },
  persistence: 'memory',
  confirmed: true,
  locked: false,
};
const signedOut = (reason: 'never' | 'signed-out' | 'expired'): SessionState => ({ status: 'signed-out', reason });
const board = () => kept.get('initiatives.board');

beforeEach(() => {
  kept.clear();
  forgetOthersChoices(signedIn, 'Anora', storage);
  kept.set('initiatives.board', '61');
});

describe('Z-155: a choice of a person', () => {
  test('survives F5', () => {
    forgetOthersChoices(undefined, 'nobody', storage);
    forgetOthersChoices(signedIn, 'Anora', storage);
    expect(board()).toBe('61');
  });

  test('is forgotten at sign-out, also for the same person', () => {
    forgetOthersChoices(signedOut('signed-out'), 'nobody', storage);
    expect(board()).toBeUndefined();
    forgetOthersChoices(signedIn, 'Anora', storage);
    expect(board()).toBeUndefined();
  });

  test('survives a session that ended by itself, for that person only', () => {
    forgetOthersChoices(signedOut('expired'), 'nobody', storage);
    forgetOthersChoices(signedIn, 'Anora', storage);
    expect(board()).toBe('61');
    forgetOthersChoices(signedOut('expired'), 'nobody', storage);
    forgetOthersChoices(signedIn, 'Botir', storage);
    expect(board()).toBeUndefined();
  });
});
