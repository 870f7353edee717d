import { describe, expect, it, vi } from 'vitest';
import type { Situation } from '@/domains/initiative/model/access.ts';

// The calls of the actions use the bridge when they are loaded.
vi.stubGlobal('window', { bridge: {} });
const { ACTIONS } = await import('@/domains/initiative/actions/actions.ts');
const { actionGroups, offeredActions } = await import('@/domains/initiative/actions/offered.ts');

const SAID = { board_year: 2025, author_is_verified: true, latitude: 41.3, longitude: 69.2 };

const situation = (stage: Situation['initiative']['stage'], boardStage = 'REVIEW'): Situation => ({
  role: 'admin',
  initiative: { stage, moderation_sub_stage: null, type: 'EQUIPMENT', ...SAID },
  board: { stage: boardStage, type: null },
});
const shown = (of: Situation) =>
  actionGroups(offeredActions(of), of.initiative.stage).map((group) => group.map(({ action }) => action.id));
const offer = (of: Situation, id: string) => offeredActions(of).find(({ action }) => action.id === id);

describe('the buttons of an initiative', () => {
  it('of a winner begin with purchase and construction, and end with the ban in a group of its own', () => {
    expect(shown(situation('PUBLIC_CONTROL'))[0]).toContain('invest-id');
    expect(shown(situation('WINNER'))).toEqual([
      ['registry', 'registry-import', 'invest-id', 'invest-data', 'deed', 'monitoring', 'chronology'],
      ['edit', 'location', 'location-permission'],
      ['return', 'demote'],
      ['ban'],
    ]);
  });

  it('of a new one begin with the decision', () => {
    expect(shown(situation('INITIAL'))).toEqual([
      ['accept', 'reject'],
      ['edit', 'location', 'location-permission'],
      ['registry', 'invest-id', 'deed', 'chronology'],
      ['promote'],
    ]);
  });

  it('that take a victory back say what becomes of the initiative', () => {
    const said = (of: Situation) =>
      offeredActions(of).flatMap(({ action, explanation }) =>
        explanation && action.note ? [[action.id, explanation]] : [],
      );
    expect(said(situation('WINNER'))).toEqual([
      ['demote', "«Qabul qilingan» bosqichiga qaytaradi. Keyin yana g'olib deb tayinlash mumkin."],
      ['ban', "G'olib sifatida bloklaydi: izoh talab qilinadi, hujjat biriktirish mumkin."],
    ]);
  });

  it('leave out no offered action', () => {
    for (const stage of ['INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER', 'PUBLIC_CONTROL', null] as const) {
      const offered = offeredActions(situation(stage)).map(({ action }) => action.id);
      expect(shown(situation(stage)).flat().toSorted()).toEqual(offered.toSorted());
    }
  });

  it('C-036: give a reason exactly where they are disabled', () => {
    const why = "Mavsum ko'rib chiqish bosqichida emas: hozir qaror qabul qilib bo'lmaydi.";
    for (const id of ['accept', 'reject']) {
      expect(offer(situation('INITIAL', 'FINISHED'), id)).toMatchObject({ disabled: true, explanation: why });
      expect(offer(situation('INITIAL'), id)).toMatchObject({ disabled: false, explanation: null });
    }
  });

  it('C-073 to C-076: lead a moderator to the investment data, or give the reason why not', () => {
    const winner = situation('WINNER');
    expect(offer(winner, 'construction')).toBeUndefined();
    const moderator = (said = {}): Situation => ({
      ...winner,
      role: 'moderator',
      initiative: { ...winner.initiative, ...said },
    });
    expect(offer(moderator(), 'construction')).toMatchObject({ disabled: false, explanation: null });
    for (const said of [{ author_is_verified: false }, { latitude: null }, { longitude: 0 }])
      expect(offer(moderator(said), 'construction')).toMatchObject({
        disabled: true,
        explanation: "Tashabbuskor verifikatsiyadan o'tmagan yoki geolokatsiya biriktirilmagan.",
      });
    expect(offer(moderator(), 'invest-data')).toBeUndefined();
  });

  it('C-048, C-051: distinguish the step back from the ban by icon, look, note and question', () => {
    const [demote, ban] = ['demote', 'ban'].map((id) => ACTIONS.find((action) => action.id === id));
    expect(demote?.icon).not.toBe(ban?.icon);
    expect([demote?.tone, ban?.tone]).toEqual(['plain', 'danger']);
    expect(demote?.note).toBeTruthy();
    expect(ban?.note).toBeTruthy();
    expect(demote?.note).not.toBe(ban?.note);
    expect([demote?.kind, ban?.kind]).toEqual(['call', 'dialog']);
  });
});
