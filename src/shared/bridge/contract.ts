import { z } from 'zod';
import { FILE_HASH, isApiPath } from '../api-path.ts';
import { SIGN_IN_PATHS } from '../constants.ts';
import { contentLanguageSchema } from '../content-language.ts';
import { downloadSchema } from '../downloads.ts';
import { draftPlaceSchema, draftTitleSchema, keptDraftSchema } from '../drafts.ts';
import { appErrorSchema, errorNumberSchema } from '../error-schema.ts';
import { chosenFileSchema, copyKindSchema, FILES_PER_CALL, fileKindsSchema, tablePreviewSchema } from '../files.ts';
import { initiativeLinkSchema } from '../initiative-link.ts';
import { investListsAnswerSchema } from '../invest-lists.ts';
import { journalEntrySchema, journalNoteSchema, journalSettlementSchema, journalStateSchema } from '../journal.ts';
import { jsonSchema } from '../json.ts';
import { keepNameSchema, keepSchema } from '../keeps.ts';
import { mapPointSchema } from '../map.ts';
import { networkStateSchema } from '../network.ts';
import { networkCheckSchema } from '../network-check.ts';
import { MOST_COPIES } from '../print.ts';
import { MOST_PROTOCOLS, protocolOrderSchema, protocolRunSchema } from '../protocols.ts';
import { sessionStateSchema, shellStateSchema, ssoStateSchema } from '../session.ts';
import { settingsSchema } from '../settings.ts';
import { sheetsSchema } from '../sheets.ts';
import { updateStateSchema } from '../updates.ts';

const nothing = z.undefined();
const id = z.string().min(1).max(100);
const signInPaths: readonly string[] = Object.values(SIGN_IN_PATHS);
/**
 * A path below `api/` of the platform, without query and dot segments; the main process refuses any other. Sign-in
 * calls are the main process's own: their answers hold tokens, which the page never sees.
 */
const apiPath = z
  .string()
  .max(500)
  .refine(isApiPath, 'a path below api/')
  .refine((path) => !signInPaths.includes(path.toLowerCase()), 'no call of the sign-in');
const parameter = z.string().min(1).max(100);
const isFew = (fields: object): boolean => Object.keys(fields).length <= 100;
const scalar = z.union([z.string().max(10_000), z.number(), z.boolean()]);
/** Query parameters; null and undefined are left out of the address. */
const query = z.record(parameter, scalar.nullish()).refine(isFew, 'at most 100 parameters');
/** Fields of a form beside its files. */
const formFields = z.record(parameter, z.string().max(100_000)).refine(isFew, 'at most 100 fields');

/**
 * Every call from the page to the main process: name, input, output. The main process parses input and output by these
 * schemas and rejects any mismatch.
 */
export const contract = {
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
      /** Region and district of the organizations' list at first; null where not configured (Z-078). */
      organizationsRegionId: z.number().nullable(),
      organizationsDistrictId: z.number().nullable(),
      /** Whether `chronology.update` can be called: its credentials are configured (Z-079). */
      chronologyUpdate: z.boolean(),
      /** The version that the office asks for at least, where this program is older; null: it is not. */
      leastVersion: z.string().nullable(),
      /** Name of the platform in links to initiatives (`initiative-link.ts`). */
      platformName: z.string(),
      /** Name and version of the host program, for the about line. */
      runtime: z.string(),
    }),
  },
  'app.openExternal': { input: z.object({ url: z.string().max(2000) }), output: nothing },
  'app.copyText': { input: z.object({ text: z.string().max(10_000) }), output: nothing },
  'app.settings': { input: settingsSchema.partial(), output: settingsSchema },
  /** Logs which fields of an answer could not be read: their places, never their values. Gives the number of the line. */
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
  /** Logs a defect of the page: the error's name and where it happened, never its words. Gives the number of the line. */
  'app.noteDefect': {
    input: z.object({
      name: z.string().regex(/^\w{1,50}$/),
      /** `file:line:column` in the page's own scripts, innermost first. */
      places: z.array(z.string().regex(/^[\w./-]{1,150}:\d{1,7}:\d{1,7}$/)).max(10),
    }),
    output: z.object({ number: errorNumberSchema }),
  },
  /** Which part of a long reading of the page is there, for the taskbar; null: none is under way. */
  'app.showProgress': { input: z.object({ fraction: z.number().min(0).max(1).nullable() }), output: nothing },
  /** Whether the page holds unsent input: closing the window then asks first. */
  'app.setUnsaved': { input: z.object({ unsaved: z.boolean() }), output: nothing },

  'session.current': { input: nothing, output: sessionStateSchema },
  'session.confirm': { input: nothing, output: sessionStateSchema },
  'session.captcha': {
    input: nothing,
    output: z.object({ key: z.string(), image: z.string().startsWith('data:image/') }),
  },
  'session.signInWithPassword': {
    input: z.object({
      username: z.string().min(1).max(200),
      password: z.string().min(1).max(500),
      captchaKey: z.string().max(500),
      captchaResult: z.string().max(6),
    }),
    output: sessionStateSchema,
  },
  'session.signInWithSso': { input: nothing, output: sessionStateSchema },
  'session.sso': { input: nothing, output: ssoStateSchema },
  'session.cancelSso': { input: nothing, output: nothing },
  'session.copySsoLink': { input: nothing, output: nothing },
  'session.signOut': { input: nothing, output: nothing },
  'session.saveShell': { input: shellStateSchema, output: nothing },

  /** What is known of the way to the platform. */
  'network.state': { input: nothing, output: networkStateSchema },
  /** Opens the page of the network that answered in the platform's place in the system's browser. */
  'network.openPortal': { input: nothing, output: nothing },
  /** Answers the proxy that asks; `keep`: also in later runs, where a keychain answers. */
  'network.answerProxy': {
    input: z.object({ username: z.string().min(1).max(200), password: z.string().max(500), keep: z.boolean() }),
    output: nothing,
  },
  /** Leaves the proxy's question unanswered; `network.askProxyAgain` lets the next call ask anew. */
  'network.dismissProxy': { input: nothing, output: nothing },
  'network.askProxyAgain': { input: nothing, output: nothing },
  /** The person has read that this computer's clock is wrong: said once per start. */
  'network.noteClock': { input: nothing, output: nothing },

  /** Saves a form's input, replacing an earlier draft of it. For the signed-in person only. */
  'drafts.save': { input: draftPlaceSchema.extend({ value: jsonSchema, ...draftTitleSchema.shape }), output: nothing },
  'drafts.load': { input: draftPlaceSchema, output: keptDraftSchema.nullable() },
  'drafts.remove': { input: draftPlaceSchema, output: nothing },
  /** Newest first. */
  'drafts.list': {
    input: nothing,
    output: z.array(draftPlaceSchema.extend({ ...draftTitleSchema.shape, savedAt: z.number() })),
  },

  'api.request': {
    input: z
      .object({
        /** Chosen by the page, for cancellation. */
        requestId: id,
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
        path: apiPath,
        query: query.optional(),
        /** Language of the platform's content (spec 001 §7): the only header that the page may set. */
        language: contentLanguageSchema.optional(),
        /** Sent as JSON. */
        body: jsonSchema.optional(),
        /** Sent as multipart/form-data in place of `body`, for a form without files. */
        form: formFields.optional(),
        /** For the journal: what the call changes. */
        journal: journalNoteSchema.optional(),
      })
      .refine(({ body, form }) => body === undefined || form === undefined, 'a body or a form')
      .refine(
        ({ method, body, form }) => method !== 'GET' || (body === undefined && form === undefined),
        'a GET has no body',
      ),
    output: z.unknown(),
  },
  'api.cancel': { input: z.object({ requestId: id }), output: nothing },

  /** What this person has changed from this workstation, newest first. */
  'journal.list': {
    /** In ms since the epoch; `to` is excluded. */
    input: z.object({ from: z.number().nonnegative(), to: z.number().nonnegative() }),
    output: z.array(journalEntrySchema),
  },
  /** Notes what became of a change whose outcome was unknown. */
  'journal.settle': { input: z.object({ id: z.uuid(), settled: journalSettlementSchema }), output: nothing },
  'journal.clear': { input: nothing, output: nothing },
  'journal.state': { input: nothing, output: journalStateSchema },

  /** What the signed-in person has kept under a name; null: nothing that can be read. */
  'keeps.load': { input: z.object({ name: keepNameSchema }), output: keepSchema.nullable() },
  'keeps.save': { input: z.object({ name: keepNameSchema, value: jsonSchema }), output: nothing },
  'keeps.remove': { input: z.object({ name: keepNameSchema }), output: nothing },
  /** Removes all that this person has kept. */
  'keeps.clear': { input: nothing, output: nothing },

  /**
   * Makes the platform reload the chronology's data, with credentials that only the main process knows (N-028 to
   * N-030).
   */
  'chronology.update': { input: nothing, output: nothing },

  /**
   * What the form of an investment object needs of this installation: the key of the public id in the request (Z-075),
   * and the reference lists, read anew by every call (O-028, Z-077).
   */
  'invest.setup': {
    input: nothing,
    output: z.object({ publicIdKey: z.string(), lists: investListsAnswerSchema }),
  },

  /** Tries every server and the workstation itself, without a session; takes at most the time limit of one check. */
  'support.checkNetwork': { input: nothing, output: networkCheckSchema },
  /** Saves the support file; the main process tells the person of it. */
  'support.saveFile': { input: nothing, output: nothing },

  /** The link to an initiative that another program has opened, once; null: none waits. `links.waiting` tells of one. */
  'links.take': { input: nothing, output: initiativeLinkSchema.nullable() },

  /** The address of a place in words; null where none is known. A newer call ends the one in flight as `cancelled`. */
  'map.reverse': { input: mapPointSchema, output: z.object({ address: z.string().nullable() }) },

  /** Opens the system's file dialog; null where the person cancelled. */
  'files.pick': {
    input: z.object({ accept: fileKindsSchema, maxBytes: z.number().int().positive() }),
    output: chosenFileSchema.nullable(),
  },
  /** Opens the system's dialog for several files, given in its order; empty where the person cancelled. */
  'files.pickSeveral': {
    input: z.object({ accept: fileKindsSchema, maxBytes: z.number().int().positive() }),
    output: z.array(chosenFileSchema),
  },
  /**
   * Previews a table file in a process of its own. Fails as `file` with the problem's name in `detail`, and as
   * `cancelled` where the file was released or another preview began meanwhile.
   */
  'files.preview': { input: z.object({ fileId: id }), output: tablePreviewSchema },
  /**
   * Sends files as one multipart/form-data and returns the platform's answer. `upload.progress` reports all uploads.
   */
  'files.upload': {
    input: z.object({
      uploadId: id,
      /** Sent in this order. */
      fileIds: z.array(id).min(1).max(FILES_PER_CALL),
      method: z.enum(['POST', 'PUT']),
      path: apiPath,
      query: query.optional(),
      /** Name of the field, repeated for several files. */
      field: z.string().min(1).max(100),
      /** Further fields of the form, sent before the files. */
      fields: formFields.optional(),
      /** Whether the call is idempotent for the platform: only then a broken connection is retried without asking. */
      repeatable: z.boolean(),
      /** For the journal: what the call changes. */
      journal: journalNoteSchema.optional(),
    }),
    output: z.unknown(),
  },
  'files.cancelUpload': { input: z.object({ uploadId: id }), output: nothing },
  /** The page no longer needs the file. */
  'files.release': { input: z.object({ fileId: id }), output: nothing },
  /**
   * Opens a file of the platform in the workstation's own reader, from a temporary copy that is removed on exit. Fails
   * as `file` with `wrong-kind` in `detail` where the content is none of `kinds`, whatever the file's name.
   */
  'files.openCopy': {
    input: z.object({
      hash: z.string().regex(FILE_HASH),
      suggestedName: z.string().min(1).max(200),
      kinds: z.array(copyKindSchema).min(1).max(copyKindSchema.options.length),
    }),
    output: nothing,
  },
  /** Writes a text (UTF-8, with a byte order mark for Excel) to the downloads folder and lists it as finished. */
  'files.saveText': {
    input: z.object({ suggestedName: z.string().min(1).max(200), text: z.string().max(2_000_000) }),
    output: downloadSchema,
  },
  /** Writes a table as xlsx to the downloads folder, every text as a text cell, and lists it as finished. */
  'files.saveSheet': {
    input: z.object({ suggestedName: z.string().min(1).max(200), sheets: sheetsSchema }),
    output: downloadSchema,
  },

  /**
   * Opens the system's dialog for a folder, or for several files: each file with its digest. Null where the person cancelled. Fails as
   * `file` with `TOO_MANY_FILES` in `detail`.
   */
  'protocols.pick': {
    input: z.object({ what: z.enum(['folder', 'files']) }),
    output: z.object({ folder: z.string().nullable(), files: z.array(chosenFileSchema) }).nullable(),
  },
  /** Opens a chosen file in the workstation's own reader. */
  'protocols.open': { input: z.object({ fileId: id }), output: nothing },
  /** The list of protocols that this person is sending, or has not sent to its end. */
  'protocols.current': { input: nothing, output: protocolRunSchema.nullable() },
  /** Begins to send files to their districts; `protocols.changed` tells of each step, `upload.progress` by the ids of its items. */
  'protocols.send': {
    input: z.object({ board: z.number().int(), orders: z.array(protocolOrderSchema).min(1).max(MOST_PROTOCOLS) }),
    output: protocolRunSchema,
  },
  /** Goes on with the list, and tries files again that failed: those named, or all. */
  'protocols.resume': { input: z.object({ ids: z.array(id).max(MOST_PROTOCOLS).nullable() }), output: nothing },
  /** Begins no further file. */
  'protocols.stop': { input: nothing, output: nothing },
  /** Gives a file of the list that has changed or is gone another chosen file in its place. */
  'protocols.replace': { input: z.object({ id, fileId: id }), output: nothing },
  /** Puts the list away. */
  'protocols.drop': { input: nothing, output: nothing },
  /** Saves the sheets of this job as one PDF in the downloads folder and lists it as finished. */
  'print.savePdf': {
    input: z.object({ job: jsonSchema, suggestedName: z.string().min(1).max(200) }),
    output: downloadSchema,
  },
  /** Opens the system's print dialog for the sheets of this job; `sent` false: the person or the printer refused. */
  'print.send': {
    input: z.object({ job: jsonSchema, copies: z.int().min(1).max(MOST_COPIES) }),
    output: z.object({ sent: z.boolean() }),
  },
  /** For the hidden page of the sheets alone: the job that it draws. */
  'sheets.job': { input: nothing, output: jsonSchema },
  /** For the hidden page of the sheets alone: all of them are drawn, or cannot be. */
  'sheets.drawn': { input: z.object({ complete: z.boolean() }), output: nothing },

  'downloads.start': {
    input: z.object({ path: apiPath, query: query.optional(), suggestedName: z.string().min(1).max(200) }),
    output: downloadSchema,
  },
  'downloads.list': { input: nothing, output: z.array(downloadSchema) },
  'downloads.cancel': { input: z.object({ id }), output: nothing },
  'downloads.retry': { input: z.object({ id }), output: downloadSchema },
  'downloads.open': { input: z.object({ id }), output: nothing },
  /**
   * Removes a download that is not running from the list, and an unfinished one from the disk; a finished file stays.
   */
  'downloads.remove': { input: z.object({ id }), output: nothing },
  'downloads.showInFolder': { input: z.object({ id }), output: nothing },
  'downloads.chooseFolder': { input: nothing, output: z.object({ chosen: z.boolean() }) },

  /** Newer versions of the program. What fails is a state; `updates.changed` reports progress. */
  'updates.current': { input: nothing, output: updateStateSchema },
  'updates.check': { input: nothing, output: updateStateSchema },
  'updates.download': { input: nothing, output: updateStateSchema },
  /** Asks about unfinished work, starts the installer and ends the program. */
  'updates.install': { input: nothing, output: updateStateSchema },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

/** The types of `contract`, by the name of a call. */
export type Contract = typeof contract;
/** Name of a call. */
export type CallName = keyof Contract;
/** Input of a call, before it is parsed. */
export type CallInput<N extends CallName> = z.input<Contract[N]['input']>;
/** Output of a call, after it is parsed. */
export type CallOutput<N extends CallName> = z.output<Contract[N]['output']>;

/** The answer to a call. Errors are returned, because a thrown error would lose its kind on the way. */
export const failureSchema = z.object({ ok: z.literal(false), error: appErrorSchema });
/** The answer to a call: its output, or the error. */
export type Answer<T> = { ok: true; value: T } | z.infer<typeof failureSchema>;
