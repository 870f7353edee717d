import { describe, expect, test } from 'vitest';
import { contextEntries, linkTarget } from '../../../../src/main/menu/context-entries.ts';

const NOTHING = {
  ...{ canUndo: false, canRedo: false, canCut: false, canCopy: false, canPaste: false, canDelete: false },
  // Chromium says so of every page.
  ...{ canSelectAll: true, canEditRichly: false },
};
const PLACE = {
  ...{ isEditable: false, editFlags: NOTHING, linkURL: '', mediaType: 'none' as const, hasImageContents: false },
};
const FIELD = { ...PLACE, isEditable: true, editFlags: { ...NOTHING, canPaste: true } };
const CHOSEN = { ...FIELD.editFlags, canUndo: true, canCut: true, canCopy: true };

/** Groups, their enabled entries with a plus. */
const shown = (place: Parameters<typeof contextEntries>[0]) =>
  contextEntries(place).map((group) => group.map(({ action, enabled }) => `${enabled ? '+' : '-'}${action}`).join(' '));

describe('the entries of the context menu', () => {
  test.each([
    ['nothing to copy', PLACE, []],
    ['selected words', { ...PLACE, editFlags: { ...NOTHING, canCopy: true } }, ['+copy']],
    ['an empty field', FIELD, ['-undo -redo', '-cut -copy +paste', '+selectAll']],
    ['a selection in a field', { ...FIELD, editFlags: CHOSEN }, ['+undo -redo', '+cut +copy +paste', '+selectAll']],
    [
      'a password',
      { ...FIELD, editFlags: { ...FIELD.editFlags, canUndo: true, canRedo: true } },
      ['+undo +redo', '-cut -copy +paste', '+selectAll'],
    ],
    [
      'formatted text',
      { ...FIELD, editFlags: { ...CHOSEN, canEditRichly: true } },
      ['+undo -redo', '+cut +copy +paste +pasteAsText', '+selectAll'],
    ],
    ['a link', { ...PLACE, linkURL: 'https://lex.uz/docs/1' }, ['+copyLink']],
    [
      'a link with selected words',
      { ...PLACE, linkURL: 'http://lex.uz', editFlags: { ...NOTHING, canCopy: true } },
      ['+copy', '+copyLink'],
    ],
    ['a mail link', { ...PLACE, linkURL: 'mailto:a@hokimiyat.uz' }, ['+copyAddress']],
    ['a link of the program', { ...PLACE, linkURL: 'app://backoffice/app/initiatives' }, []],
    ['a picture', { ...PLACE, mediaType: 'image' as const, hasImageContents: true }, ['+copyPicture']],
    ['a picture that has not arrived', { ...PLACE, mediaType: 'image' as const }, []],
  ])('of %s', (_name, place, entries) => expect(shown(place)).toEqual(entries));
});

test.each([
  ['https://lex.uz/docs/1?a=%20b#c', 'https://lex.uz/docs/1?a=%20b#c'],
  ['mailto:a%2Bb@hokimiyat.uz?subject=Salom', 'a+b@hokimiyat.uz'],
  ['mailto:100%@hokimiyat.uz', '100%@hokimiyat.uz'],
  ['app://backoffice/app/funds', undefined],
  ['tel:+998901234567', undefined],
  ['', undefined],
])('what is copied of the link %j', (address, text) => expect(linkTarget(address)?.text).toBe(text));
