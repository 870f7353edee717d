import { commands, Extension } from '@tiptap/core';

/**
 * Gives the editor the focus as soon as the command has run. Tiptap waits for an animation frame, and a key that comes
 * sooner goes to the button or the field that still has the focus.
 */
export const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      (position = null, options) =>
      (props) => {
        if (position !== null) return commands.focus(position, options)(props);
        const { editor, view, tr, dispatch } = props;
        if (!dispatch || view.hasFocus()) return true;
        // As in Tiptap's own command: a mark that was switched on for the next letter stays on.
        if (tr.storedMarks) tr.setStoredMarks(tr.storedMarks);
        // Not within the command: the focus is itself a transaction, and this one is not applied yet.
        queueMicrotask(() => {
          if (editor.isDestroyed) return;
          view.focus();
          editor.commands.scrollIntoView();
        });
        return true;
      },
  }),
});
