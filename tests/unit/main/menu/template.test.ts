import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuTemplate } from '../../../../src/main/menu/template.ts';

const send: string[] = [];
const openManual = () => void send.push('manual-copy');
const template = (script: 'latin' | 'cyrillic', { locked = false, offersCheck = true, manual = true } = {}) =>
  menuTemplate({
    ...{ script, locked, offersCheck },
    developerTools: true,
    send: (command) => void send.push(command),
    saveSupportFile: () => void send.push('support-file'),
    openManual: manual ? openManual : null,
  });

/** The entries that act. */
const entries = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => (Array.isArray(item.submenu) ? entries(item.submenu) : item.type ? [] : [item]));

describe('the menu', () => {
  it('gives each entry that acts an id of its own', () => {
    const ids = entries(template('latin')).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(15);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the same ids in both scripts, under other labels', () => {
    const [latin, cyrillic] = [entries(template('latin')), entries(template('cyrillic'))];
    expect(cyrillic.map(({ id }) => id)).toEqual(latin.map(({ id }) => id));
    expect(cyrillic.filter(({ label }, nth) => label === latin[nth]?.label)).toEqual([]);
  });

  it('sends the command that the id names', () => {
    send.length = 0;
    const acting = entries(template('latin')).filter(({ click }) => click);
    for (const { click } of acting) click?.({} as never, undefined, {});
    expect(send).toEqual(acting.map(({ id }) => id));
  });

  it('has the check of the platform only for whom it is', () => {
    const ids = (offersCheck: boolean) => entries(template('latin', { offersCheck })).map(({ id }) => id);
    expect(ids(true)).toContain('contact');
    expect(ids(false)).toEqual(ids(true).filter((id) => id !== 'contact'));
  });

  it('offers no document of the manual where none lies beside the program', () => {
    const ids = (manual: boolean) => entries(template('latin', { manual })).map(({ id }) => id);
    expect(ids(true)).toContain('manual-copy');
    expect(ids(false)).not.toContain('manual-copy');
  });

  it('of a locked program has only what acts on the window', () => {
    const left = ['quit', 'reload', 'zoom-in', 'zoom-in-plain', 'zoom-out', 'reset-zoom', 'full-screen'];
    expect(entries(template('latin', { locked: true })).map(({ id }) => id)).toEqual(left);
  });
});
