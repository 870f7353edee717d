import { chromium } from 'playwright';
import { headlessChromium } from '../../scripts/lib/chromium.ts';

/**
 * Signs in on the provider's own page, in a browser of its own, like the person's. `url` is what the program asked to
 * open. Returns the text of the last page.
 */
export async function signInAtProvider(url: string, user: { username: string; password: string }): Promise<string> {
  const browser = await chromium.launch({
    executablePath: headlessChromium().path,
    args: ['--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByLabel('Foydalanuvchi nomi').fill(user.username);
    await page.getByLabel('Parol').fill(user.password);
    await page.getByRole('button', { name: 'Kirish', exact: true }).click();
    await page.waitForURL('http://127.0.0.1:*/callback?**');
    return await page.locator('body').innerText();
  } finally {
    await browser.close();
  }
}
