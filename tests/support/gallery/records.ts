import type { Locator, Page } from 'playwright';
import type { Stub } from '../../gallery/stub/bridge.ts';

/** Path of the gallery's records. */
export const RECORDS_PATH = 'api/v1/records';

export type RecordsOn = {
  form: Locator;
  /** A line of the form's title, by the language's name for itself. */
  line: (language: string) => Locator;
  field: (name: string) => Locator;
  save: Locator;
  rows: Locator;
  question: Locator;
  /** The calls that change records, in order. */
  writes: () => Promise<Stub['calls']>;
};

/** The gallery's records on a page: their list, form, question and calls. */
export function recordsOn(page: Page): RecordsOn {
  const form = page.locator('[data-case="crud/form-page"]');
  return {
    form,
    line: (language) => form.getByRole('textbox', { name: `Nomi: ${language}` }),
    field: (name) => form.getByRole('textbox', { name, exact: true }),
    save: form.getByRole('button', { name: 'Saqlash' }),
    rows: page.locator('[data-case="crud/row-actions"] tr[data-row]'),
    question: page.getByRole('dialog'),
    writes: async () => {
      const calls = await page.evaluate(() => window.stub.calls);
      return calls.filter(({ path, method }) => path.startsWith('api/v1/records') && method !== 'GET');
    },
  };
}
