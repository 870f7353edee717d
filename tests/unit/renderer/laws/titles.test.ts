import { expect, it } from 'vitest';
import { type Node, readSources } from '../../../support/source-constants.ts';

/** Titles whose words are another's: those of the dialog around it, or of the console's list. */
const OTHERS = ['domains/initiative/forms/large-form-dialog.tsx', 'features/managers/managers-excel.tsx'];

/**
 * The titles of every file's dialogs, behind each the button that sends it where it has its own. Several: of another record
 * first, or of the kinds in their order.
 */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  'app/about/about-dialog.tsx': ['Dastur haqida'],
  'app/proxy-login/proxy-login-dialog.tsx': ["Proksi-server nom va parol so'rayapti"],
  'app/updates/update-dialog.tsx': ['Dastur yangilanishi'],
  'domains/initiative/acceptance/accept-dialog.tsx': ['Tashabbusni tasdiqlash'],
  'domains/initiative/actions/invest-id-dialog.tsx': ['Invest Id biriktirish', 'Biriktirish'],
  'domains/initiative/actions/monitoring-dialog.tsx': ['Mobil monitoring'],
  'domains/initiative/decisions/ban-dialog.tsx': ['Goliblikdan mahrum qilish', 'Mahrum qilish'],
  'domains/initiative/decisions/confirm-dialog.tsx': ['Moderator xulosasini tasdiqlash', 'Tasdiqlash'],
  'domains/initiative/decisions/deny-dialog.tsx': ['Moderator xulosasini rad etish', 'Rad etish'],
  'domains/initiative/decisions/reject-dialog.tsx': ['Tashabbusni rad etish', 'Rad etish'],
  'domains/initiative/editing/edit-dialog.tsx': ['Tashabbusni tahrirlash'],
  'domains/initiative/location/location-dialog.tsx': ['Joylashuvni belgilash', 'Saqlash'],
  'domains/initiative/parts/map-dialog.tsx': ['Xaritada'],
  'domains/initiative/print/print-dialog.tsx': ['Chop etish'],
  'domains/initiative/registry/import-dialog.tsx': ['Reyestrni fayldan yuklash'],
  'domains/initiative/registry/registry-dialog.tsx': ['Jihozlar reyestri'],
  'features/answer-templates/answer-templates-page.tsx': ['Shablonni tahrirlash', 'Yangi javob shabloni'],
  'features/appeals/answer-dialog.tsx': [
    ...['Murojaatga javob berish', 'Javob yuborish', 'Murojaatni rad etish', 'Rad etish'],
    ...['Javobni tahrirlash', 'Saqlash'],
  ],
  'features/appeals/author-dialog.tsx': ['Muallifning tashabbuslari'],
  'features/appeals/bulk-dialog.tsx': [
    ...['Belgilanganlarga javob berish', 'Javob yuborish', 'Belgilanganlarni rad etish', 'Rad etish'],
    ...['Yopish', 'Qayta urinish'],
  ],
  'features/appeals/type-dialog.tsx': ["Turini o'zgartirish", 'Saqlash'],
  'features/customers/customers-page.tsx': ['Buyurtmachilarni Excel orqali yangilash'],
  'features/indicator-trees/indicator-dialog.tsx': ["Ko'rsatgichni tahrirlash", "Yangi ko'rsatgich"],
  'features/initiative-list/views/view-dialog.tsx': ["Ko'rinish nomini o'zgartirish", 'Hozirgi filtrni saqlash'],
  'features/initiative-list/winners/sms-dialog.tsx': [
    ...["G'oliblar mualliflariga SMS yuborilsinmi?", 'Baribir yana yuborish', 'SMS yuborish'],
  ],
  'features/invest-data/council/council-dialog.tsx': [
    ...['Kengash qarorini biriktirish', 'Yaratish va biriktirish', 'Biriktirish'],
  ],
  'features/invest-data/paper/paper-dialog.tsx': ["Investitsiya ma'lumotlarini tahrirlash", 'Saqlash'],
  'features/ministry-execution/executions-page.tsx': ["Ijro ma'lumotlarini Exceldan yuklash"],
  'features/organizations/organizations-page.tsx': ['Tashkilotlarni Exceldan yuklash'],
  'features/population/population-excel.tsx': [
    ...['Aholi sonini Excelga yuklab olish', 'Aholi sonini Exceldan yuklash'],
  ],
  'features/products/products-page.tsx': ['Mahsulotlarni Excelga yuklab olish', 'Mahsulotlarni Exceldan yuklash'],
  'features/protocols/council-dialog.tsx': ['Kengash qarorini tahrirlash', 'Saqlash'],
  'features/protocols/documents-dialog.tsx': ['Hujjatlar'],
  'features/protocols/protocol-dialog.tsx': [
    ...['Protokol faylini almashtirish', 'Protokol faylini yuklash', 'Saqlash'],
  ],
  'features/review/bulk-confirm-dialog.tsx': ['Belgilanganlarni tasdiqlash'],
  'features/road-prices/road-prices-excel.tsx': ["Yo'l narxlarini Exceldan yangilash"],
  'features/school-boards/budget-info.tsx': ["Budjet ma'lumotlarini Exceldan yuklash"],
  'features/school-initiatives/dialogs/accept-dialog.tsx': ['Maktab tashabbusini qabul qilish', 'Qabul qilish'],
  'features/school-initiatives/dialogs/category-dialog.tsx': ["Toifani o'zgartirish", 'Saqlash'],
  'features/school-initiatives/dialogs/decline-dialog.tsx': ['Maktab tashabbusini rad etish', 'Rad etish'],
  'features/school-initiatives/dialogs/finish-dialog.tsx': ['Golib tashabbusni yakunlash', 'Yakunlash'],
  'features/school-initiatives/dialogs/reject-dialog.tsx': ['Golib tashabbusni rad etish', 'Rad etish'],
  'features/school-initiatives/dialogs/return-dialog.tsx': ['Haqiqatdan ham jarayonga qaytarmoqchimisiz?', 'Ha'],
  'features/school-initiatives/parts/school-excel.tsx': ['Ovozlarni Exceldan yuklash'],
  'features/secret-keys/secret-keys-page.tsx': ['Maxfiy kalitlarni Exceldan yuklash'],
  'features/students/keys-dialog.tsx': [
    ...['Kalit yuborish', 'Barchaga kalit yuborish', 'Yuborish', 'Barchaga yuborish'],
  ],
  'features/students/students-excel.tsx': ["O'quvchilarni Exceldan yuklash"],
};

const sources = readSources();

const below = (node: Node): Node[] => Object.values(node).filter((child) => typeof child === 'object');

/** The texts of an expression; `under`: only the values of these keys of objects in it. */
function textsIn(node: Node, under?: RegExp): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, under));
  if (typeof node?.type !== 'string') return [];
  if (node.type === 'Literal') return typeof node.value === 'string' && !under ? [node.value] : [];
  if (under && node.type === 'Property' && under.test(node.key.name)) return textsIn(node.value);
  return below(node).flatMap((child) => textsIn(child, under));
}

/** The titles and buttons that constants of a file give to its dialogs. */
const ofKinds = (file: string): string[] =>
  sources
    .bodiesIn([file], /(?:)/)
    .flatMap(({ body }) => body.filter(({ type }) => type === 'VariableDeclaration'))
    .flatMap((declared) => textsIn(declared, /^(?:title|submit)$/));

it('a dialog has its own title, and its own words on the button that sends it', () => {
  const found: Record<string, string[]> = {};
  for (const { file, of, attributes } of sources.usesIn(
    ['app/', 'domains/', 'entities/', 'features/'],
    /Dialog|PartExcel/,
  )) {
    const { title, submit, download, upload } = attributes;
    const isDialog = of.endsWith('Dialog') && title && !OTHERS.includes(file);
    if (!isDialog && of !== 'PartExcel') continue;
    const own = textsIn(title);
    const said = isDialog ? [...(own.length > 0 ? own : ofKinds(file)), ...textsIn(submit, /^label$/)] : [];
    found[file] = [...(found[file] ?? []), ...said, ...textsIn([download, upload], /^title$/)];
  }
  expect(found).toEqual(TITLES);
});
