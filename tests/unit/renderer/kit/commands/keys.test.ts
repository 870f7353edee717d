import { describe, expect, it } from 'vitest';
import { keysTwice } from '@/kit/commands/command.ts';
import { capsOf, type KeyPress, namesOf } from '@/kit/commands/keys.ts';

const press = (code: string, key: string, held: Partial<KeyPress> = {}): readonly string[] =>
  namesOf({ code, key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('the names of a key press', () => {
  it('are physical, whatever the layout types', () => {
    expect(press('KeyJ', 'j')).toEqual(['KeyJ']);
    expect(press('KeyJ', 'о')).toEqual(['KeyJ']);
    expect(press('KeyS', 'ы', { ctrlKey: true })).toEqual(['Ctrl+KeyS']);
    expect(press('KeyS', 's', { metaKey: true })).toEqual(['Ctrl+KeyS']);
    expect(press('KeyC', 's', { ctrlKey: true, shiftKey: true })).toEqual(['Ctrl+Shift+KeyC']);
  });
  it('include the name without Shift as a fallback', () => {
    expect(press('KeyJ', 'J', { shiftKey: true })).toEqual(['Shift+KeyJ', 'KeyJ']);
  });
  it('know "?" by its key on a Latin layout, and by its sign on any', () => {
    expect(press('Slash', ',', { shiftKey: true })[0]).toBe('Shift+Slash');
    expect(press('Digit7', '?', { shiftKey: true })).toEqual(['Shift+Slash']);
  });
  it('of a number pad key that types no character are those of the main key', () => {
    expect(press('NumpadEnter', 'Enter')).toEqual(['Enter']);
    expect(press('NumpadEnter', 'Enter', { ctrlKey: true })).toEqual(['Ctrl+Enter']);
    expect(press('Numpad2', 'ArrowDown')).toEqual(['ArrowDown']);
    expect(press('NumpadDecimal', 'Delete', { altKey: true })).toEqual(['Alt+Delete']);
    expect(press('Numpad2', '2')).toEqual(['Numpad2']);
    expect(press('NumpadAdd', '+')).toEqual(['NumpadAdd']);
  });
  it.each(['Shift', 'Control', 'Alt', 'Meta'])('are none for %s alone', (key) => {
    expect(press(`${key}Left`, key, { shiftKey: key === 'Shift' })).toEqual([]);
  });
});

it.each([
  ['KeyA', ['A']],
  ['Ctrl+KeyK', ['Ctrl K']],
  ['Ctrl+Enter', ['Ctrl Enter']],
  ['KeyG KeyJ', ['G', 'J']],
  ['Shift+Slash', ['?']],
  ['ArrowDown', ['↓']],
  ['Digit0', ['0']],
])('%s is shown as %j', (key, caps) => {
  expect(capsOf(key)).toEqual(caps);
});

it('wC2: a key that is bound twice is found', () => {
  expect(keysTwice([{ keys: ['KeyA', 'KeyB'] }, {}, { keys: ['KeyC'] }])).toEqual([]);
  expect(keysTwice([{ keys: ['KeyA'] }, { keys: ['KeyB', 'KeyA'] }])).toEqual(['KeyA']);
});
