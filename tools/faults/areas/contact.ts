import type { Area } from '../fault.ts';

export default {
  specs: ['contact'],
  faults: [
    {
      file: 'features/contact/words.ts',
      find: "differs: 'Mos emas',",
      put: "differs: 'Mos',",
      says: 'A screen that differs is told as one that agrees.',
    },
    {
      file: 'features/contact/use-check.ts',
      find: '!(await unwrap(bridge.contact.begin())).begun',
      put: '!bridge.contact.begin',
      says: 'The check runs without the guard: what the page asks meanwhile leaves.',
    },
    {
      file: 'features/contact/check-report.tsx',
      find: 'text: JSON.stringify(report, null, 1)',
      put: 'text: JSON.stringify(findings, null, 1)',
      says: 'The file to send holds the answers themselves, and everybody in them.',
    },
    {
      file: 'features/contact/run.ts',
      find: "if (latest?.findings.some(({ what }) => what === 'signed-out')) return 'signed-out';",
      put: '',
      says: 'A platform that refuses the token is not told as that.',
    },
    {
      file: 'features/contact/report/report.ts',
      find: 'keys: keysOf(query),',
      put: 'keys: Object.keys(query),',
      says: 'The report names parameters that were not sent.',
    },
    {
      file: 'features/contact/report/sheet.ts',
      find: "{ head: t('Qatorlar'), width: 10 },\n        { head: t('Vaqt, ms'), width: 10 },",
      put: "{ head: t('Vaqt, ms'), width: 10 },\n        { head: t('Qatorlar'), width: 10 },",
      says: "Rows and time of a call stand under each other's heading.",
    },
    {
      file: 'features/contact/report/shape.ts',
      find: 'const DEEPEST = 6;',
      put: 'const DEEPEST = 1;',
      says: 'The report tells nothing of the rows of an answer.',
    },
    {
      file: 'features/contact/sign-in-first.tsx',
      find: '{problem !== null && (',
      put: '{problem === null && (',
      says: 'The check of the network is offered only where the address answers.',
    },
    {
      file: 'features/contact/proposed-lines.tsx',
      find: 'if (settings.length === 0) return null;',
      put: '',
      says: 'Lines for the configuration are announced also where none is proposed.',
    },
    {
      file: 'features/contact/check-page.tsx',
      find: 'calls: state.outcomes.length,',
      put: 'calls: lines.length,',
      says: 'A running check counts the lines of its table as calls.',
    },
    {
      file: 'features/contact/words.ts',
      find: "'empty-page': \"ikkinchi sahifa bo'sh: qolgan",
      put: "'empty-page': \"ikkinchi sahifa birinchisini takrorlaydi: qolgan",
      says: 'A second page that is empty is told as one that repeats the first.',
    },
    {
      file: 'features/contact/words.ts',
      find: "'filter-empty': 'filtr hech narsa topmadi, qatorlar esa bor',",
      put: "'filter-empty': 'filtr boshqa qatorlarni ham qoldirdi',",
      says: 'A filter that finds nothing is told as one that is ignored.',
    },
    {
      file: 'features/contact/words.ts',
      find: "'absent-found': \"yo'q yozuv uchun ham javob keldi: o'chirilgani bilinmaydi\",",
      put: "'absent-found': \"yo'q yozuv uchun 404 kelmadi: o'chirilgani xato deb ko'rsatiladi\",",
      says: 'An answer for a record that is not there is told as a failure without 404.',
    },
    {
      file: 'features/contact/words.ts',
      find: 'nothing: "hech narsa kelmadi: tanlash uchun ro\'yxat bo\'sh",',
      put: 'nothing: "javob kelmadi: ekran ma\'lumotsiz qoladi",',
      says: 'A lookup without a row is told as no answer.',
    },
    {
      file: 'features/contact/words.ts',
      find: "'no-answer': \"Platforma javob bermayapti. “Tarmoqni tekshirish” sahifasi sababini ko'rsatadi.\",",
      put: "'no-answer': \"Tekshiruv to'xtatildi: natija to'liq emas.\",",
      says: 'A platform that does not answer is told as a check that was stopped.',
    },
    {
      file: 'features/contact/check-page.tsx',
      find: "state.is === 'busy' &&",
      put: "state.is === 'ready' &&",
      says: 'A file is said to be sent before a check is begun, and not where it hinders one.',
    },
    {
      file: 'features/contact/check-report.tsx',
      find: 'seconds: Math.round(findings.ms / 1000),',
      put: 'seconds: findings.ms,',
      says: 'The seconds of a check are told in thousandths.',
    },
    {
      file: 'features/contact/check-report.tsx',
      find: '{ count: report.notAsked.length }',
      put: '{ count: notAsked.length }',
      says: 'What had nothing to be asked with is not counted as not asked.',
    },
    {
      file: 'app/contact/table/not-asked.ts',
      find: "of('Moderatsiya natijasi', '084', 'natija yuborish kerak'),",
      put: "of('Moderatsiya natijasi', '084', 'hisobot saqlash kerak'),",
      says: 'What only a sent result would show is said to be shown by a saved report.',
    },
    {
      file: 'app/contact/table/not-asked.ts',
      find: "'042 145', 'tashabbusni rad etish kerak'",
      put: "'042 145', 'tashabbusni qabul qilish kerak'",
      says: 'What only a rejection would show is said to be shown by an acceptance.',
    },
  ],
} satisfies Area;
