import type { Locator } from 'playwright/test';

/**
 * The button "Yopish" in the footer of a dialog, which appears only once the dialog's calls have ended. The close
 * button of the frame, which has the same name, does nothing until then.
 */
export const closeBelow = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Yopish' }).nth(1);
