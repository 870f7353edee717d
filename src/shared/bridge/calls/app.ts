import { z } from 'zod';
import { errorNumberSchema } from '../../error-schema.ts';
import { initiativeLinkSchema } from '../../initiative-link.ts';
import { networkCheckSchema } from '../../network-check.ts';
import { settingsSchema } from '../../settings.ts';
import { UNSAVED_KINDS } from '../../unsaved.ts';
import { updateStateSchema } from '../../updates.ts';
import { apiPath, type Calls, nothing } from './fields.ts';

/** The program itself: its facts, settings, versions, links from outside, support. */
export const appCalls = {
  'app.info': {
    input: nothing,
    output: z.object({
      version: z.string(),
      /** Address of the public site, for links to initiatives (Z-085). */
      webUrl: z.string(),
      /** Pattern of an initiative's address on that site (Z-152). */
      initiativePage: z.string(),
      /** True on local and test hosts only. */
      passwordLogin: z.boolean(),
      /** True on test hosts: the attempt counter of A-024 applies (Z-035). */
      countAttempts: z.boolean(),
      /** Stores that offer the app for mobile monitoring; null where not configured (S013). */
      mobileAppStoreUrl: z.string().nullable(),
      mobilePlayMarketUrl: z.string().nullable(),
      /** The platform's back-office in the browser; null where not configured (Z-056). */
      webOfficeUrl: z.string().nullable(),
      /** Whether maps have a picture: the office has named a server of tiles. */
      mapTiles: z.boolean(),
      /** Initial region and district of the organizations' list; null where not configured (Z-078). */
      organizationsRegionId: z.number().nullable(),
      organizationsDistrictId: z.number().nullable(),
      /** Further days off, and days that are worked though they would be off, as ISO dates. */
      daysOff: z.array(z.iso.date()),
      workDays: z.array(z.iso.date()),
      /** Whether `chronology.update` can be called: its credentials are configured (Z-079). */
      chronologyUpdate: z.boolean(),
      /** The least version that the office requires, if this program is older; otherwise null. */
      leastVersion: z.string().nullable(),
      /** Whether any role may check the platform, as the developers' tool lets it; otherwise administrators alone. */
      checkForAnyone: z.boolean(),
      /** Name of the platform in links to initiatives (`initiative-link.ts`). */
      platformName: z.string(),
      /** Name and version of the host program, for the about line. */
      runtime: z.string(),
    }),
  },
  /** The notices of the third-party software in the program. */
  'app.notices': { input: nothing, output: z.object({ text: z.string() }) },
  'app.openExternal': { input: z.object({ url: z.string().max(2000) }), output: nothing },
  'app.copyText': { input: z.object({ text: z.string().max(10_000) }), output: nothing },
  'app.settings': { input: settingsSchema.partial(), output: settingsSchema },
  /** Logs the unreadable fields of an answer: their places, never their values. Returns the error number. */
  'app.noteOddFields': {
    input: z.object({
      method: z.string().regex(/^[A-Z]{3,6}$/),
      path: apiPath,
      fields: z
        .array(z.string().regex(/^[\w.-]{1,200}$/))
        .min(1)
        .max(20),
    }),
    output: z.object({ number: errorNumberSchema }),
  },
  /** Logs a defect of the page: the error's name and its places, never its message. Returns the error number. */
  'app.noteDefect': {
    input: z.object({
      name: z.string().regex(/^\w{1,50}$/),
      /** `file:line:column` in the page's own scripts, innermost first. */
      places: z.array(z.string().regex(/^[\w./-]{1,150}:\d{1,7}:\d{1,7}$/)).max(10),
    }),
    output: z.object({ number: errorNumberSchema }),
  },
  /** Progress of a long reading by the page, for the taskbar; null: none is running. */
  'app.showProgress': { input: z.object({ fraction: z.number().min(0).max(1).nullable() }), output: nothing },
  /** Sets what closing the window would cut off: closing then asks first. */
  'app.setUnsaved': { input: z.object({ unsaved: z.enum(UNSAVED_KINDS).nullable() }), output: nothing },
  /** Tests every server and the workstation itself, without a session; takes at most the time limit of one check. */
  'support.checkNetwork': { input: nothing, output: networkCheckSchema },
  /** Saves the support file; the main process tells the person. */
  'support.saveFile': { input: nothing, output: nothing },
  /** Takes the link to an initiative that another program has opened; null: none. `links.waiting` announces a link. */
  'links.take': { input: nothing, output: initiativeLinkSchema.nullable() },
  /** Newer versions of the program. A failure is a state, not an error; `updates.changed` reports progress. */
  'updates.current': { input: nothing, output: updateStateSchema },
  'updates.check': { input: nothing, output: updateStateSchema },
  'updates.download': { input: nothing, output: updateStateSchema },
  /** Asks about unfinished work, starts the installer and ends the program. */
  'updates.install': { input: nothing, output: updateStateSchema },
} as const satisfies Calls;
