/** A list of the menu, its title, and where it leads to forms: their title, and their paths below it. Default: "add", ":id". */
type Line = readonly [path: string, title: string, form?: string, ...below: string[]];
/** A screen that stands in no menu and is no form of one that does. */
type Beside = readonly [path: string, title: string];

/** A group of the menu: its sections in their order, '' for what has none, and what only its screens lead to. */
type Group = { title: string; menu: Readonly<Record<string, readonly Line[]>>; beside?: readonly Beside[] };

const INDICATORS: Line = ['indicator', 'Indikator tashkilotlari', 'Indikator tashkiloti', 'add', 'edit/:id'];
const STATE_BUDGET: Line = ['state-budget', "Davlat budjeti ko'rsatkichlari", "Davlat budjeti ko'rsatkichi"];

/**
 * What every screen is called and where it stands: groups and entries of spec 000 §2, those that its menu leaves out
 * beside similar ones (Z-022, Z-026, Z-122, Z-164), what they hold by spec 000 to 002; the sections are ours.
 */
export const MENU: readonly Group[] = [
  {
    title: 'Tashabbuslar',
    menu: {
      '': [
        ['initiatives', "Tashabbuslar ro'yxati"],
        ['district-budget', 'Tuman budjetlari'],
        ['kapital-invest', 'Kapital investitsiyalar'],
      ],
    },
    beside: [
      ['initiatives/review', "Tashabbusni ko'rib chiqish"],
      ['initiatives/map', 'Tashabbuslar xaritasi'],
      ['initiative/accept/:id', 'Tashabbusni tasdiqlash'],
      ['initiative/edit/:id', 'Tashabbusni tahrirlash'],
      ['newchronology/:public_id', "Shaffof investitsiya ma'lumotlari"],
      ['chronology/list/:initiativeId', 'Tashabbus xronologiyasi'],
      ['chronology/list/:initiativeId/add', "Xronologiyaga qo'shish"],
      ['chronology/list/:initiativeId/edit', 'Xronologiyani tahrirlash'],
      ['moderation-results/add', 'Moderatsiya natijasi'],
      ['moderation-results/:id', 'Moderatsiya natijasi'],
      ['desk', 'Ish stoli'],
      ['desk/journal', 'Jurnal'],
    ],
  },
  {
    title: 'Hisobotlar',
    menu: {
      '': [
        ['mobile-monitoring', 'Mobil monitoring', 'Mobil monitoring', 'list/:initiative', 'add', 'edit/:id'],
        ['public-control', 'Jamoatchilik nazorati'],
        ['reestor', 'Reyestr'],
        ['chronology-reports', 'Xronologiya hisoboti'],
        ['quarter-reports', 'Choraklik hisobotlar', 'Choraklik hisobot', 'add', 'add/:id'],
        ['report-savings', 'Tejamkorlik hisoboti'],
        ['quarter-report', "Mahallalar to'lovlari"],
      ],
    },
  },
  {
    title: 'Sayt boshqaruvi',
    menu: {
      '': [['appeals', 'Murojaatlar']],
      Maqolalar: [
        ['news', 'Yangiliklar', 'Yangilik', 'add', 'add/:id'],
        ['green-budget', 'Yashil budjet', 'Yashil budjet maqolasi', 'add', 'add/:id'],
        ['state-buying', 'Davlat xaridlari', 'Davlat xaridlari maqolasi', 'add', 'add/:id'],
      ],
      "Budjet ma'lumotlari": [
        ['chronology', 'Xronologiya'],
        ['budget-params', 'Budjet parametrlari', 'Budjet parametri'],
        ['budget-citizen', 'Fuqarolar uchun budjet', 'Fuqarolar uchun budjet hujjati'],
        ['regulatory-documents', 'Normativ hujjatlar', 'Normativ hujjat'],
        INDICATORS,
        STATE_BUDGET,
      ],
      'Fuqarolar bilan aloqa': [
        ['contacts', 'Kontaktlar', 'Kontakt'],
        ['forum', 'Forumlar', 'Forum'],
        ['faq/list', "Ko'p beriladigan savollar", 'Savol va javob'],
        ['suggestions', 'Takliflar'],
        ['call-me-back', "Qayta qo'ng'iroq so'rovlari"],
      ],
    },
    beside: [
      ['chronology/orderers', 'Ish buyurtmachilari'],
      ['chronology/orderers/sync', 'Ish buyurtmachilarini Exceldan yuklash'],
      ['chronology/contractors', 'Pudratchilar'],
      ['chronology/contractors/sync', 'Pudratchilarni Exceldan yuklash'],
    ],
  },
  {
    title: "Ma'lumotnomalar",
    menu: {
      Moliya: [
        INDICATORS,
        ['ministries', 'Vazirliklar', 'Vazirlik'],
        ['ministries-execution', 'Vazirliklar ijrosi', 'Vazirlik ijrosi'],
        ['funds', "Jamg'armalar", "Jamg'arma"],
        ['consolidated-budgets', 'Konsolidatsiyalangan budjet', "Budjet yo'nalishi"],
        ['state-target-funds', "Davlat maqsadli jamg'armalari", "Davlat maqsadli jamg'armasi"],
        ['road-prices', "Yo'l narxlari", "Yo'l narxi"],
        ['expences', 'Xarajatlar', 'Xarajat'],
        ['economic-classifications', 'Klassifikatorlar', 'Klassifikator'],
        STATE_BUDGET,
      ],
      'Hudud va tashkilotlar': [
        ['kindergardens', "Bog'chalar", "Bog'cha"],
        ['garden-places', "Bog' hududlari"],
        ['population', 'Aholi soni', 'Aholi soni'],
        ['organizations', 'Tashkilotlar', 'Tashkilot', 'add'],
        ['quarters', 'Mahallalar', 'Mahalla'],
        ['roads', "Yo'llar"],
      ],
      Odamlar: [
        ['moderators', 'Moderatorlar', 'Moderator'],
        ['managers', 'Boshqaruvchilar', 'Boshqaruvchi'],
        ['users', 'Foydalanuvchilar', 'Foydalanuvchi', ':id'],
      ],
      'Buyurtma va xarid': [
        ['customers', 'Buyurtmachilar', 'Buyurtmachi'],
        ['products/list', 'Mahsulotlar', 'Mahsulot'],
        ['categories/list', 'Mahsulot kategoriyalari', 'Mahsulot kategoriyasi'],
      ],
      Matnlar: [['answer-templates', 'Javob shablonlari']],
    },
    beside: [
      ['consolidated-budgets/:budget_id/indicators/add', "Ko'rsatkich"],
      ['consolidated-budgets/:budget_id/indicators/:id', "Ko'rsatkich"],
      ['expences/indicators', "Ko'rsatgichlar"],
      ['economic-classifications/indicators', "Ko'rsatgichlar"],
    ],
  },
  {
    title: 'Mening maktabim',
    menu: {
      '': [
        ['school-boards', 'Mavsumlar', 'Mavsum'],
        ['school-initiative-categories', 'Tashabbus toifalari', 'Tashabbus toifasi'],
        ['school-templates', 'Tashabbus shablonlari', 'Tashabbus shabloni'],
        ['school-students', "O'quvchilar", "O'quvchi"],
        ['school-initiatives', 'Maktab tashabbuslari'],
        ['school/secret-keys', 'Maxfiy kalitlar', 'Maxfiy kalit', 'add', 'edit/:id'],
      ],
    },
    beside: [['my-school/initiative/add', "Tashabbus qo'shish"]],
  },
  { title: 'Boshqa', menu: { '': [['popups', 'Qalqib chiquvchi oynalar']] } },
];
