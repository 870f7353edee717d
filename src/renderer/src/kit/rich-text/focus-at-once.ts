import { commands, Extension } from '@tiptap/core';

/**
 * Focuses the editor right after the command. Tiptap waits for an animation frame, and an earlier key would go to the
 * button or field that still has focus.
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
        // As in Tiptap's own command: a mark that was toggled for the next letter stays on.
        if (tr.storedMarks) tr.setStoredMarks(tr.storedMarks);
        // Deferred: focusing is a transaction of its own, and the present one is not applied yet.
        queueMicrotask(() => {
          if (editor.isDestroyed) return;
          view.focus();
          editor.commands.scrollIntoView();
        });
        return true;
      },
  }),
});
