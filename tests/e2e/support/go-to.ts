import type { Page } from 'playwright/test';

/** Opens an address of the program as a link or F5 would, such as `/app/funds?size=15`. */
export const goTo = (page: Page, address: string) => page.goto(new URL(address, page.url()).href);
