import type { Locator } from 'playwright/test';

/**
 * The button "Yopish" in the foot of a dialog, which has it only once its calls have ended: waits for it. The cross of the
 * frame, which has the same name, does nothing until then.
 */
export const closeBelow = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Yopish' }).nth(1);
