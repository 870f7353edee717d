import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as axe from 'axe-core';
import type { Page } from 'playwright';

declare const window: { axe?: typeof axe };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Longest wait for finite animations, in ms. */
const STILL_MS = 2000;

/**
 * Returns the serious accessibility violations of the page as it is now, or of a part of it (a CSS selector): rule and
 * elements. axe-core is injected into a page once and reports only violations: its own adapter for Playwright takes
 * four times as long. `rules`: the ids of the rules to check. Default: all.
 */
export async function serious(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ include, only, longest }) => {
      // Text is not judged halfway through a change of colour.
      // Animations of a scroll timeline end only by scrolling.
      const ending = document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      const still = Promise.allSettled(ending.map(({ finished }) => finished));
      await Promise.race([still, new Promise((resolve) => setTimeout(resolve, longest))]);
      if (!document.querySelector(include)) throw new Error(`axe: no ${include} on the page`);
      const found = await window.axe?.run(
        { include: [include] },
        {
          resultTypes: ['violations'],
          ...(only && { runOnly: only }),
        },
      );
      return (found?.violations ?? []).map(({ id, impact, nodes }) => ({
        id,
        impact,
        elements: nodes.map(({ target, html, any }) =>
          [target.join(' '), html.slice(0, 160), ...any.map(({ message }) => message)].join(' '),
        ),
      }));
    },
    { include: part, only: rules, longest: STILL_MS },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, elements }) => `${id}: ${elements.join('\n')}`);
}
