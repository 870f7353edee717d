/** What a list says without a row: its title, and below it what a person can do or should know. */
type Said = readonly [title: string, below?: string];

/** The same as it is opened, and once a filter is set. Default of the second: the first. */
export type EmptyLine = { bare: Said; filtered?: Said };

const FILTERS = "Filtrlarni o'zgartirib ko'ring.";
const SEARCH = "Qidiruv so'zini o'zgartirib ko'ring.";
const BOTH = "Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring.";

const nothing: EmptyLine = { bare: ['Hech narsa topilmadi'] };
const tree: EmptyLine = { bare: ["Ichida yozuv yo'q"] };
const indicators: EmptyLine = { bare: ["Ko'rsatgich kiritilmagan"] };
/** None is found, whichever filter is set; what is set can be changed. */
const noneFound = (title: string, below = FILTERS): EmptyLine => ({ bare: [title], filtered: [title, below] });
/** There is none yet, and none is found once a filter is set. */
const noneYet = (bare: string, ...filtered: Said): EmptyLine => ({ bare: [bare], filtered });
const initiatives: Said = ['Bunday tashabbus topilmadi', BOTH];

/** Every list by the name of its line in the table of filters. */
export const EMPTY: Readonly<Record<string, EmptyLine>> = {
  'initiatives, wide': {
    bare: ['Bunday tashabbus topilmadi', "Bu mavsumda hali tashabbus yo'q."],
    filtered: initiatives,
  },
  // C-009.
  'initiatives of a district manager': {
    bare: [
      "Sizdan qaror kutayotgan tashabbus yo'q",
      "«Moderatsiya holati» filtri shu mavsumdan faqat sizning qaroringizni kutayotganlarni ko'rsatadi.",
    ],
    filtered: initiatives,
  },
  ...{ news: nothing, 'green-budget': nothing, 'state-buying': nothing },
  ...{ 'budget-citizen': nothing, 'regulatory-documents': nothing, 'budget-params': nothing },
  ...{ forum: nothing, faq: nothing, suggestions: nothing },
  contacts: { bare: ["Hali kontakt yo'q"] },
  'call-me-back': noneYet("Hali so'rov yo'q", "So'rov topilmadi"),
  'appeals, wide': noneYet("Hali murojaat yo'q", 'Murojaat topilmadi', BOTH),
  'answer-templates': noneYet("Hali shablon yo'q", 'Shablon topilmadi'),
  managers: noneFound('Boshqaruvchi topilmadi'),
  moderators: noneFound('Moderator topilmadi'),
  orderers: noneFound('Buyurtmachi topilmadi'),
  contractors: noneFound('Pudratchi topilmadi'),
  'chronology of an initiative': { bare: ["Hali xronologiya yo'q", "Ishlarning birinchi yozuvini qo'shing."] },
  quarters: noneFound('Mahalla topilmadi'),
  // Year and quarter are always set.
  'quarter-reports': { bare: ['Hisobot topilmadi', FILTERS] },
  population: noneFound('Yozuv topilmadi'),
  users: noneFound('Foydalanuvchi topilmadi'),
  // Opened with this office's place (Z-078).
  organizations: { bare: ['Tashkilot topilmadi', FILTERS] },
  ...{ products: nothing, 'product categories': nothing },
  ...{ ministries: tree, expences: tree, 'economic-classifications': tree },
  ...{ 'consolidated-budgets': tree, 'state-budget': tree },
  ...{ 'indicators of expences': indicators, 'indicators of economic-classifications': indicators },
  'indicator organizations': { bare: ['Tashkilot topilmadi'] },
  customers: noneFound('Buyurtmachi topilmadi', SEARCH),
  ...{ funds: nothing, 'state target funds': nothing, 'execution of ministries': nothing },
  'road prices': noneFound('Narx topilmadi'),
  kindergartens: { bare: ["Bog'cha topilmadi"] },
  ...{ 'school boards, wide': nothing, 'school categories': nothing, 'school templates': nothing },
  students: noneYet("Hali o'quvchi yo'q", "O'quvchi topilmadi", SEARCH),
  // S-036.
  'school initiatives': {
    bare: ["Bu mavsumda hali g'olib yo'q", "Bosqich filtri hozir faqat g'oliblarni ko'rsatadi."],
    filtered: initiatives,
  },
  'secret keys': noneYet("Hali kalit yo'q", 'Kalit topilmadi'),
  protocols: nothing,
  'council decisions': { bare: ['Kengash qarori topilmadi'] },
  'initiatives of an author': { bare: ['Tashabbus topilmadi', 'Bu muallif hali tashabbus bermagan.'] },
};
