import { offered } from './offered.ts';

/** What the kit asks of the program besides the API, drafts and files: accepted, without further effect. */
export const PROGRAM = offered({
  'app.info': () => ({
    ...{ version: '1.0.0', runtime: 'Electron', platformName: 'gallery', leastVersion: null },
    ...{ webUrl: 'https://example.uz/', initiativePage: '{id}', mapTiles: true, chronologyUpdate: false },
    ...{ passwordLogin: false, countAttempts: false, webOfficeUrl: null },
    ...{ mobileAppStoreUrl: null, mobilePlayMarketUrl: null },
    ...{ organizationsRegionId: null, organizationsDistrictId: null, checkForAnyone: false },
    ...{ daysOff: [], workDays: [] },
  }),
  'app.openExternal': () => undefined,
  'app.copyText': () => undefined,
  'app.setUnsaved': () => undefined,
  'app.showProgress': () => undefined,
  // Nothing is stored: kept values live only in the page.
  'keeps.load': () => null,
  'keeps.save': () => undefined,
  'app.noteOddFields': () => ({ number: 'K7P2AC' }),
});
