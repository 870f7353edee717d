import { AppError, type ErrorKind } from '@shared/errors.ts';
import { describe, expect, it } from 'vitest';
import { type NewDecision, saveDecision } from '@/features/invest-data/model/save-decision.ts';

const WANTED: NewDecision = { title: '7-son', file_id: 'abc', board_id: 49, region_id: 10, district_id: 11 };
const failure = (kind: ErrorKind) => new AppError({ kind });

/** A platform that gives these answers in turn: an id, nothing, or a failure. */
function platform(
  answers: Partial<Record<'find' | 'create' | 'linked' | 'link', readonly (number | null | ErrorKind)[]>>,
  agrees = true,
) {
  const sent: string[] = [];
  const left = {
    find: [...(answers.find ?? [])],
    create: [...(answers.create ?? [])],
    linked: [...(answers.linked ?? [null])],
    link: [...(answers.link ?? [])],
  };
  const answer = async (call: keyof typeof left) => {
    sent.push(call);
    const next = left[call].shift();
    if (typeof next === 'string') throw failure(next);
    return next as number;
  };
  return {
    sent,
    calls: {
      find: () => answer('find'),
      agrees: async () => agrees,
      create: () => answer('create'),
      linked: () => answer('linked'),
      link: () => answer('link'),
    },
  };
}

describe('linking a council decision', () => {
  it('O-034: an existing decision is linked, and nothing else is sent', async () => {
    const { sent, calls } = platform({ link: [null] });
    expect(await saveDecision({ id: 5 }, null, calls)).toEqual({ step: 'linked', id: 5 });
    expect(sent).toEqual(['linked', 'link']);
  });

  it('O-035: a new decision is created first, then linked', async () => {
    const { sent, calls } = platform({ find: [null], create: [8], link: [null] });
    expect(await saveDecision(WANTED, null, calls)).toEqual({ step: 'linked', id: 8 });
    expect(sent).toEqual(['find', 'create', 'linked', 'link']);
  });

  it('a decision that the list already holds is not created again', async () => {
    const { sent, calls } = platform({ find: [8], link: [null] });
    expect(await saveDecision(WANTED, null, calls)).toEqual({ step: 'linked', id: 8 });
    expect(sent).toEqual(['find', 'linked', 'link']);
  });

  it('a decision that the person does not want to be created again is not, and the list is not read once more', async () => {
    const { sent, calls } = platform({ find: [null] }, false);
    const saved = await saveDecision(WANTED, null, calls);
    expect(saved).toMatchObject({ step: 'not-created', error: { kind: 'cancelled' } });
    expect(sent).toEqual(['find']);
  });

  it('nothing is sent where the list cannot be read', async () => {
    const { sent, calls } = platform({ find: ['network'] });
    expect(await saveDecision(WANTED, null, calls)).toMatchObject({ step: 'nothing-sent', error: { kind: 'network' } });
    expect(sent).toEqual(['find']);
  });

  it.each(['invalid', 'forbidden', 'not-found', 'unauthorized', 'bad-call'] as const)(
    'a refusal (%s) is final: the list is not read again',
    async (kind) => {
      const { sent, calls } = platform({ find: [null], create: [kind] });
      expect(await saveDecision(WANTED, null, calls)).toMatchObject({ step: 'not-created', error: { kind } });
      expect(sent).toEqual(['find', 'create']);
    },
  );

  it.each(['network', 'timeout', 'server', 'unexpected-shape'] as const)(
    'after %s the decision is found in the list, and linked',
    async (kind) => {
      const { sent, calls } = platform({ find: [null, 8], create: [kind], link: [null] });
      expect(await saveDecision(WANTED, null, calls)).toEqual({ step: 'linked', id: 8 });
      expect(sent).toEqual(['find', 'create', 'find', 'linked', 'link']);
    },
  );

  it.each([
    ['network', null, 'unsure'],
    ['timeout', null, 'unsure'],
    ['server', null, 'not-created'],
    ['network', 'network', 'unsure'],
    ['server', 'server', 'unsure'],
  ] as const)('after %s, with %j from the list, the step is %s', async (kind, list, step) => {
    const { sent, calls } = platform({ find: [null, list], create: [kind] });
    expect(await saveDecision(WANTED, null, calls)).toMatchObject({ step, error: { kind } });
    expect(sent).toEqual(['find', 'create', 'find']);
  });

  it('a created decision is named where linking it fails', async () => {
    const { calls } = platform({ find: [null], create: [8], link: ['server'] });
    expect(await saveDecision(WANTED, null, calls)).toMatchObject({
      step: 'not-linked',
      id: 8,
      error: { kind: 'server' },
    });
  });

  it('a decision that is linked already is not sent; one that somebody else has linked is not replaced unseen', async () => {
    const same = platform({ linked: [5] });
    expect(await saveDecision({ id: 5 }, null, same.calls)).toEqual({ step: 'linked', id: 5 });
    expect(same.sent).toEqual(['linked']);
    const other = platform({ linked: [7] });
    expect(await saveDecision({ id: 5 }, null, other.calls)).toEqual({ step: 'other-linked', id: 5, now: 7 });
    expect(other.sent).toEqual(['linked']);
    // Told of it, the person replaces it.
    const again = platform({ linked: [7], link: [null] });
    expect(await saveDecision({ id: 5 }, 7, again.calls)).toEqual({ step: 'linked', id: 5 });
  });

  it.each(['network', 'timeout', 'unexpected-shape'] as const)(
    'after %s to the link the initiative is read: only a reading that shows the decision counts as linked',
    async (kind) => {
      const shown = platform({ linked: [null, 5], link: [kind] });
      expect(await saveDecision({ id: 5 }, null, shown.calls)).toEqual({ step: 'linked', id: 5 });
      expect(shown.sent).toEqual(['linked', 'link', 'linked']);
      for (const now of [null, 7, 'network'] as const) {
        const { calls } = platform({ linked: [null, now], link: [kind] });
        expect(await saveDecision({ id: 5 }, null, calls)).toMatchObject({ step: 'not-linked', error: { kind } });
      }
    },
  );

  it('a refused link is final: the initiative is not read again', async () => {
    const { sent, calls } = platform({ link: ['forbidden'] });
    expect(await saveDecision({ id: 5 }, null, calls)).toMatchObject({ step: 'not-linked' });
    expect(sent).toEqual(['linked', 'link']);
  });

  it('nothing is linked where the initiative cannot be read', async () => {
    const { sent, calls } = platform({ linked: ['network'] });
    expect(await saveDecision({ id: 5 }, null, calls)).toMatchObject({
      step: 'not-linked',
      error: { kind: 'network' },
    });
    expect(sent).toEqual(['linked']);
  });

  it('after a 409 the list tells whether an earlier attempt has created the decision', async () => {
    const { sent, calls } = platform({ find: [null, 8], link: [null] });
    const create = () => {
      sent.push('create');
      return Promise.reject(new AppError({ kind: 'invalid', status: 409 }));
    };
    expect(await saveDecision(WANTED, null, { ...calls, create })).toEqual({ step: 'linked', id: 8 });
    expect(sent).toEqual(['find', 'create', 'find', 'linked', 'link']);
  });
});
