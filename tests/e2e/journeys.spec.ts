import { join } from 'node:path';
import { settled } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { carryOut } from './support/journeys/carry-out.ts';
import { JOURNEYS } from './support/journeys/journeys.ts';
import { manualPanel } from './support/manual-panel.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

for (const [role, journeys = []] of Object.entries(Object.groupBy(JOURNEYS, (one) => one.role)))
  test(`the chapters of the manual, as a person with the role ${role} carries them out, the manual beside it`, {
    tag: '@journey',
  }, async ({ app, page, platform, profileDir, signIn }) => {
    const step = stepsOf(platform);
    await signIn(journeys[0]?.role ?? 'admin', 'later');
    for (const { chapter, prepare } of journeys)
      await step(chapter.title, async (own) => {
        const hands = { app, folder: join(profileDir, chapter.id) };
        const { address, holds, ...how } = await prepare(own, page, hands);
        const { length } = chapter.steps;
        const isBeside = (index: number) => !chapter.steps[Math.min(index, length - 1)]?.alone;
        // What an earlier chapter has opened or ticked is no part of this one.
        if (chapter !== journeys[0]?.chapter) await windowForgets(page);
        await goTo(page, address);
        const manual = manualPanel(page);
        await manual.openAt(chapter);
        await carryOut(page, chapter, {
          ...how,
          before: async ({ at }, index) => {
            // A person acts on what is there to be seen, once it is.
            await settled(page);
            if (!isBeside(index)) return;
            await manual.at(index, length);
            if (at) await expect(manual.current).toContainText('Ekranda belgilab turibdi.');
          },
          // A step that only asks for a look is left by its button.
          after: async ({ act }, index) => {
            if (act === 'look' && isBeside(index)) await manual.next();
            if (isBeside(index + 1)) await manual.at(index + 1, length);
          },
        });
        await holds();
      });
  });
