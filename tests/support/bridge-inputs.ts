import type { CallInput, CallName } from '../../src/shared/bridge/contract.ts';

const path = 'api/v1/boards';
const place = { scope: 'initiative-ban', record: '42' };
const journal = {
  action: 'protocol' as const,
  subject: { kind: 'district' as const, id: '42', publicId: '101600000042', title: 'x', place: 'x' },
  board: 1,
  amount: 2,
  note: 'x',
  before: { stage: 'PASSED' },
  expect: { stage: null },
  undoes: '5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b11',
};

/** A valid input for every call of the contract, with every optional field; a new call without one does not compile. */
export const GOOD_INPUTS: { [N in CallName]: CallInput<N> } = {
  'app.info': undefined,
  'app.notices': undefined,
  'app.openExternal': { url: 'https://example.uz/' },
  'app.copyText': { text: 'x' },
  'app.settings': { script: 'latin', colorScheme: 'dark' },
  'app.noteOddFields': { method: 'GET', path, fields: ['rows.0.amount'] },
  'app.noteDefect': { name: 'TypeError', places: ['assets/first-x1.js:1:20'] },
  'app.setUnsaved': { unsaved: 'draft' },
  'app.showProgress': { fraction: 0.5 },
  'contact.begin': undefined,
  'contact.end': undefined,
  'contact.head': { path, query: {} },
  'session.current': undefined,
  'session.confirm': undefined,
  'session.captcha': undefined,
  'session.signInWithPassword': { username: 'u', password: 'p', captchaKey: 'k', captchaResult: '1' },
  'session.signInWithSso': undefined,
  'session.unlock': undefined,
  'session.sso': undefined,
  'session.cancelSso': undefined,
  'session.copySsoLink': undefined,
  'session.signOut': undefined,
  'session.saveShell': { collapsed: null, headerTitle: 't', breadcrumbs: [{ title: 't', path: '/app' }] },
  'network.state': undefined,
  'network.openPortal': undefined,
  'network.answerProxy': { username: 'u', password: 'p', keep: true },
  'network.dismissProxy': undefined,
  'network.askProxyAgain': undefined,
  'network.noteClock': undefined,
  'drafts.save': { ...place, value: { comment: ['x'] }, before: { comment: [] }, title: 'x', at: '/app/funds/add' },
  'drafts.load': place,
  'drafts.remove': place,
  'drafts.list': undefined,
  'api.request': {
    requestId: 'r',
    method: 'POST',
    path,
    query: { search: 'x', page: 1, active: true },
    language: 'ru',
    body: { ids: [1, 2], note: 'x' },
    journal,
  },
  'api.cancel': { requestId: 'r' },
  'journal.list': { from: 0, to: 1 },
  'journal.settle': { id: journal.undoes, settled: { as: 'other', now: { stage: 'WINNER' } } },
  'journal.clear': undefined,
  'journal.state': undefined,
  'keeps.load': { name: 'recents' },
  'keeps.save': { name: 'recents', value: [{ id: 1, title: 'x' }] },
  'keeps.remove': { name: 'recents' },
  'keeps.clear': undefined,
  'chronology.update': undefined,
  'invest.setup': undefined,
  'support.checkNetwork': undefined,
  'support.saveFile': undefined,
  'map.reverse': { latitude: 41.3, longitude: 69.2 },
  'files.pick': { accept: ['pdf'], maxBytes: 1 },
  'files.pickSeveral': { accept: ['png'], maxBytes: 1 },
  'files.preview': { fileId: 'f' },
  'files.upload': {
    uploadId: 'u',
    fileIds: ['f'],
    method: 'POST',
    path,
    query: { a: 'x' },
    field: 'file',
    fields: { a: 'x' },
    repeatable: false,
    journal,
  },
  'files.cancelUpload': { uploadId: 'u' },
  'files.release': { fileId: 'f' },
  'files.openCopy': { hash: 'abc', suggestedName: 'a.pdf', kinds: ['pdf'] },
  'files.saveText': { suggestedName: 'a.csv', text: 'x' },
  'files.saveSheet': {
    suggestedName: 'a.xlsx',
    sheets: [{ name: 'Jurnal', columns: [{ head: 'x', width: 10 }], rows: [['x', 1, null]] }],
  },
  'protocols.pick': { what: 'folder' },
  'protocols.open': { fileId: 'f' },
  'protocols.current': undefined,
  'protocols.send': {
    board: 61,
    orders: [{ fileId: 'f', row: 1, districtId: 2, district: 'x', region: 'x', before: 'abc' }],
  },
  'protocols.resume': { ids: ['i'] },
  'protocols.stop': undefined,
  'protocols.replace': { id: 'i', fileId: 'f' },
  'protocols.drop': undefined,
  'links.take': undefined,
  'print.savePdf': { job: { kind: 'cards' }, suggestedName: 'x.pdf' },
  'print.send': { job: { kind: 'cards' }, copies: 2 },
  'sheets.job': undefined,
  'sheets.drawn': { complete: true },
  'downloads.start': { path, query: { a: 'x' }, suggestedName: 'a.xlsx' },
  'downloads.list': undefined,
  'downloads.cancel': { id: 'd' },
  'downloads.retry': { id: 'd' },
  'downloads.open': { id: 'd' },
  'downloads.remove': { id: 'd' },
  'downloads.showInFolder': { id: 'd' },
  'downloads.chooseFolder': undefined,
  'updates.current': undefined,
  'updates.check': undefined,
  'updates.download': undefined,
  'updates.install': undefined,
};

/** How an input is made too long or too deep. */
export type Spoiling = 'text' | 'list' | 'fields' | 'depth';
export const SPOILINGS: readonly Spoiling[] = ['text', 'list', 'fields', 'depth'];

/** A place in an input, as the names and indices that lead to it; the input itself is []. */
export type Place = readonly (string | number)[];

/** Every place of an input, including the input itself. */
export function placesOf(input: unknown, at: Place = []): Place[] {
  const inside = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  return [at, ...inside.flatMap(([name, value]) => placesOf(value, [...at, name]))];
}

/**
 * Returns the input with something too long or too deep in one place. Refers to nothing outside itself, because it also
 * runs in the page, which then need not be sent megabytes.
 */
export function spoil(input: unknown, place: Place, spoiling: Spoiling): unknown {
  const tooMuch = (before: unknown): unknown => {
    if (spoiling === 'text') return `${before ?? ''}${'x'.repeat(3_000_000)}`;
    if (spoiling === 'list') return Array.from({ length: 60_000 }, () => (Array.isArray(before) ? before[0] : before));
    if (spoiling === 'fields') return Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`f${n}`, 'x']));
    let deep: unknown = before;
    for (let depth = 0; depth < 500; depth++) deep = depth % 2 === 0 ? [deep] : { a: deep };
    return deep;
  };
  const put = (value: unknown, [name, ...rest]: readonly (string | number)[]): unknown => {
    if (name === undefined) return tooMuch(value);
    if (Array.isArray(value))
      return value.map((element, n) => (String(n) === String(name) ? put(element, rest) : element));
    return Object.fromEntries(
      Object.entries(Object(value)).map(([key, field]) => [key, key === name ? put(field, rest) : field]),
    );
  };
  return put(input, place);
}
