import type { ImportLists, ListColumn, TableList } from '@/kit/excel/list-headers.ts';

const REGION: ListColumn = { title: 'Viloyat' };
const DISTRICT: ListColumn = { title: 'Tuman' };
const PLACE = [REGION, DISTRICT] as const;
const QUARTER: ListColumn = { title: 'Mahalla', also: ['MFY'] };
const POPULATION: ListColumn = { title: 'Aholi soni' };
const NAME: ListColumn = { title: 'Nomi' };
const TYPE: ListColumn = { title: 'Turi' };
const FULL_NAME: ListColumn = { title: 'F.I.Sh.', also: ['FIO', 'Familiya'] };
const SUM: ListColumn = { title: 'Summa' };
const PRICE: ListColumn = { title: 'Narxi' };
const COUNT: ListColumn = { title: 'Soni' };
const TAX_ID: ListColumn = { title: 'STIR', also: ['INN'], digits: [9, 9], isKey: true };
const PERSONAL_ID: ListColumn = { title: 'JSHSHIR', also: ['PINFL'], digits: [14, 14], isKey: true };
/** Account of a bank (20 digits) or of the treasury (27 and more); several firms may share one of the treasury's. */
const ACCOUNT: ListColumn = { title: 'Hisob raqami', digits: [20, 30] };

const table = (name: TableList['name'], columns: readonly ListColumn[], besides: readonly ListColumn[] = []) => ({
  name,
  columns,
  besides,
});

/**
 * Every list that is imported, with the usual columns of its tables. The documents name no columns, so a missing column
 * only warns. A new import is added here: its files are then recognised on all others.
 */
export const IMPORT_LISTS = {
  quarterTaxIds: table('STIR raqamlari', [TAX_ID], [...PLACE, NAME]),
  quarterAccounts: table('Hisob raqamlari', [{ ...ACCOUNT, isKey: true }], PLACE),
  quarters: table('Mahallalar', [QUARTER, POPULATION], PLACE),
  recessQuarters: table("Ta'tildagi mahallalar", [QUARTER], PLACE),
  population: table('Aholi soni', [...PLACE, POPULATION]),
  organizations: table('Tashkilotlar', [...PLACE, NAME, TYPE, TAX_ID]),
  customers: table('Buyurtmachilar', [NAME, TYPE, TAX_ID]),
  orderers: table('Ish buyurtmachilari', [
    NAME,
    TAX_ID,
    ACCOUNT,
    { title: "Ajratilgan mablag'" },
    { title: "O'tkazilgan mablag'" },
  ]),
  contractors: table('Pudratchilar', [NAME, TAX_ID, ACCOUNT, { title: 'Shartnoma sanasi' }]),
  moderator: table('Moderatorlar', [...PLACE, FULL_NAME, PERSONAL_ID]),
  region_manager: table('Viloyat boshqaruvi', [REGION, FULL_NAME, PERSONAL_ID]),
  district_manager: table('Tuman boshqaruvi', [...PLACE, FULL_NAME, PERSONAL_ID]),
  quarter_manager: table('Mahalla boshqaruvi', [...PLACE, QUARTER, FULL_NAME, PERSONAL_ID]),
  quarter_moderator: table('Mahalla moderatori', [...PLACE, QUARTER, FULL_NAME, PERSONAL_ID]),
  students: table(
    "O'quvchilar",
    [
      { title: 'Maktab' },
      { title: 'Sinf' },
      FULL_NAME,
      { title: 'Telefon raqami' },
      { title: 'Kundalik ID', also: ['Кундалик ИД'], isKey: true },
    ],
    PLACE,
  ),
  secretKeys: table('Maxfiy kalitlar', [{ title: 'Kalit', isKey: true }]),
  schoolVotes: table('Ovozlar', [{ title: 'ID', isKey: true }, { title: 'Ovozlar soni' }]),
  schoolBudget: table("Budjet ma'lumotlari", [...PLACE, SUM]),
  districtBudgets: table('Tuman budjetlari', [...PLACE, SUM]),
  roads: table("Yo'llar", [...PLACE, { title: "Yo'l nomi" }, { title: 'Uzunligi' }]),
  roadPrices: table("Yo'l narxlari", [...PLACE, PRICE, { title: 'Yarim tayyor narxi' }]),
  products: table('Mahsulotlar', [NAME, { title: 'Kategoriya' }, { title: "O'lchov birligi" }, COUNT, PRICE]),
  registry: table('Reyestr', [{ title: 'Mahsulot', isKey: true }, PRICE, COUNT]),
  /** The documents say nothing of its files. */
  economy: table('Ijro', []),
} as const satisfies Readonly<Record<string, TableList>>;

/** The name of a list that is imported. */
export type ImportListName = keyof typeof IMPORT_LISTS;

/**
 * The list of an import, and all others, whose files are recognised. `choices`: those that the screen can switch to, by
 * `onChoose`.
 */
export function importLists(
  name: ImportListName,
  choices: readonly ImportListName[] = [],
  onChoose?: (name: ImportListName) => void,
): ImportLists {
  const names = Object.keys(IMPORT_LISTS) as ImportListName[];
  const others = names.filter((other) => other !== name && !choices.includes(other));
  return {
    own: IMPORT_LISTS[name],
    others: choices.map((other) => IMPORT_LISTS[other]),
    elsewhere: others.map((other) => IMPORT_LISTS[other]),
    onChoose: (list) => {
      const chosen = names.find((other) => IMPORT_LISTS[other] === list);
      if (chosen) onChoose?.(chosen);
    },
  };
}
