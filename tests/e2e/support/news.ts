import type { Page } from 'playwright/test';
import type { RecordedCall } from '../../platform/recorder.ts';
import type { Platform } from '../../platform/types.ts';

/** The list and the form of news, or of the kind of item that `table` lists, as a person sees them. */
export function newsPages(page: Page, table = 'Yangiliklar') {
  return {
    rows: page.getByRole('table', { name: table }).locator('tr[data-row]'),
    title: page.getByRole('textbox', { name: 'Sarlavha', exact: true }),
    body: page.getByRole('textbox', { name: 'Asosiy matn' }),
    tab: (language: "O'zbekcha" | 'Русский' | 'English') => page.getByRole('tab', { name: language }),
    picture: page.getByRole('button', { name: /^Sarlavha uchun rasm/ }),
    moment: page.getByRole('button', { name: /^Yuborish vaqti/ }),
    takeMoment: page.getByRole('button', { name: 'Tanlash', exact: true }),
    save: page.getByRole('button', { name: 'Saqlash' }),
  };
}

/** The calls about news with one of these methods, in their order. */
export const newsCalls = (platform: Platform, ...methods: string[]): RecordedCall[] =>
  platform.calls().filter(({ method, path }) => methods.includes(method) && path.includes('/news'));

/** Opens the field of the sending time and sets today at this time; the test presses the button that confirms it. */
export async function chooseMoment(page: Page, hours: string, minutes: string): Promise<void> {
  await newsPages(page).moment.click();
  await page.getByRole('button', { name: 'Hozir' }).click();
  await page.getByRole('spinbutton', { name: 'Soat' }).fill(hours);
  await page.getByRole('spinbutton', { name: 'Daqiqa' }).fill(minutes);
}
