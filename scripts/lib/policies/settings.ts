import type { ConfigKey } from '../../../src/main/config/config.ts';

/** A language of the policies' texts, named as Windows names the folder of its file. */
export type Language = 'en-US' | 'uz-Latn-UZ';

/** Title and explanation of a policy. */
type Text = { title: string; help: string };

/** A policy: one key of the configuration. */
export type Setting = {
  /** Value that an administrator enters: a text or a switch. */
  kind: 'text' | 'flag';
  texts: Record<Language, Text>;
};

const setting = (kind: Setting['kind'], english: [string, string], uzbek: [string, string]): Setting => ({
  kind,
  texts: {
    'en-US': { title: english[0], help: english[1] },
    'uz-Latn-UZ': { title: uzbek[0], help: uzbek[1] },
  },
});

/** The policy of every key of the configuration. */
export const SETTINGS: Record<ConfigKey, Setting> = {
  apiUrl: setting(
    'text',
    ['Platform', 'Address of the platform: https, without user name, query and fragment.'],
    ['Platforma', 'Platforma manzili: https, foydalanuvchi nomi, ? va # qismlarisiz.'],
  ),
  ssoAuthorizeUrl: setting(
    'text',
    ['Single sign-on', 'Authorization endpoint of the single sign-on, https.'],
    ['Yagona kirish tizimi', 'Yagona kirish tizimining avtorizatsiya manzili, https.'],
  ),
  ssoClientId: setting(
    'text',
    ['Single sign-on: client id', 'Client id of the program at the single sign-on.'],
    ['Yagona kirish tizimi: mijoz nomi', 'Dasturga yagona kirish tizimida berilgan mijoz nomi (client id).'],
  ),
  ssoRedirectPorts: setting(
    'text',
    ['Single sign-on: ports', 'Loopback ports for the answer, separated by commas; empty: any free port.'],
    [
      'Yagona kirish tizimi: portlar',
      "Javob uchun shu kompyuter portlari, vergul bilan; bo'sh bo'lsa istalgan bo'sh port.",
    ],
  ),
  webUrl: setting(
    'text',
    ['Public site', 'Address of the public site, https.'],
    ['Ommaviy sayt', 'Ommaviy sayt manzili, https.'],
  ),
  initiativePage: setting(
    'text',
    ['Page of an initiative', 'Address of an initiative on the public site, with {public_id} or {id}.'],
    ['Tashabbus sahifasi', "Ommaviy saytdagi tashabbus manzili, ichida {public_id} yoki {id} bo'lishi kerak."],
  ),
  tileUrl: setting(
    'text',
    ['Map tiles', 'Address of the map tiles, with {z}, {x} and {y}.'],
    ['Xarita', "Xarita bo'laklarining manzili, ichida {z}, {x} va {y} bo'lishi kerak."],
  ),
  geocoderUrl: setting(
    'text',
    ['Geocoder', 'Address of a Nominatim API, https.'],
    ['Manzillarni aniqlash xizmati', 'Nominatim xizmatining manzili, https.'],
  ),
  passwordLogin: setting(
    'flag',
    ['Password form', 'Disabled: no password form on test hosts. On any other host there is none anyway.'],
    [
      'Parol bilan kirish',
      "O'chirilsa, sinov serverlarida parol shakli ko'rsatilmaydi. Boshqa serverlarda u baribir yo'q.",
    ],
  ),
  downloadsDir: setting(
    'text',
    ['Folder of exports', "Full path of the folder of exports. Not set: the person's Downloads."],
    ['Eksport papkasi', "Eksport fayllari papkasining to'liq yo'li. Ko'rsatilmasa: foydalanuvchining Yuklanmalari."],
  ),
  mobileAppStoreUrl: setting(
    'text',
    ['Monitoring app: App Store', 'Its address in the App Store, https.'],
    ['Monitoring ilovasi: App Store', 'Ilovaning App Store manzili, https.'],
  ),
  mobilePlayMarketUrl: setting(
    'text',
    ['Monitoring app: Play Market', 'Its address in the Play Market, https.'],
    ['Monitoring ilovasi: Play Market', 'Ilovaning Play Market manzili, https.'],
  ),
  webOfficeUrl: setting(
    'text',
    ['Back-office in the browser', "The platform's own back-office, offered where this program has no screen, https."],
    ['Brauzerdagi boshqaruv paneli', "Platformaning o'z boshqaruv paneli, bu dasturda yo'q sahifalar uchun, https."],
  ),
  schedulerCredentials: setting(
    'text',
    [
      'Scheduler: name and password',
      'A secret, name:password. Every user of the domain can read a policy: prefer the configuration file.',
    ],
    [
      'Rejalashtiruvchi: nom va parol',
      "Maxfiy ma'lumot, nom:parol. Siyosatni domenning har bir foydalanuvchisi o'qiy oladi: sozlamalar fayli afzal.",
    ],
  ),
  organizationsRegionId: setting(
    'text',
    ['Organizations: region', 'Id of the region that their list shows at first.'],
    ['Tashkilotlar: viloyat', "Ro'yxatda dastlab ko'rsatiladigan viloyat raqami."],
  ),
  organizationsDistrictId: setting(
    'text',
    ['Organizations: district', 'Id of the district that their list shows at first.'],
    ['Tashkilotlar: tuman', "Ro'yxatda dastlab ko'rsatiladigan tuman raqami."],
  ),
  investListsFile: setting(
    'text',
    ['Lists for investment objects', "Full path of the office's lists, in Latin letters."],
    ["Investitsiya obyektlari ro'yxatlari", "Ro'yxatlar faylining to'liq yo'li, lotin harflarida."],
  ),
  investPublicIdKey: setting(
    'text',
    ['Investment objects: name of the field', 'Name of the field that carries the public id of the initiative.'],
    ['Investitsiya obyektlari: maydon nomi', 'Tashabbusning ommaviy raqami yuboriladigan maydon nomi.'],
  ),
  updateUrl: setting(
    'text',
    ['Updates', 'Address of the feed of newer versions, https; empty: none are looked for.'],
    ['Yangilanishlar', "Yangi versiyalar manzili, https; bo'sh bo'lsa ular qidirilmaydi."],
  ),
  updatePrereleases: setting(
    'flag',
    ['Updates: versions before a release', 'Enabled: versions before a release are offered, too.'],
    ['Yangilanishlar: sinov versiyalari', 'Yoqilsa, sinov versiyalari ham taklif qilinadi.'],
  ),
  ssoEndSessionUrl: setting(
    'text',
    [
      'Single sign-on: end of the session',
      'End-session endpoint, opened at a sign-out, https; empty: that session goes on.',
    ],
    [
      'Yagona kirish tizimi: seansni tugatish',
      "Tizimdan chiqishda ochiladigan manzil, https; bo'sh bo'lsa u yerdagi seans davom etadi.",
    ],
  ),
  ssoPostLogoutUrl: setting(
    'text',
    ['Single sign-on: page after the end', 'Where the browser is led after the end of the session, https.'],
    ['Yagona kirish tizimi: chiqishdan keyingi sahifa', "Seans tugagach brauzer o'tadigan manzil, https."],
  ),
  leastVersion: setting(
    'text',
    ['Least version', 'An older program sends nothing and asks for its update, such as 1.4.0.'],
    ['Eng past versiya', "Undan eski dastur hech narsa yubormaydi va yangilanishni so'raydi, masalan 1.4.0."],
  ),
  journalDays: setting(
    'text',
    [
      'Journal: days',
      'How long what a person has sent is kept on the workstation, in days; 0: until the program is closed.',
    ],
    ['Jurnal: kunlar', 'Xodim yuborgan amallar shu kompyuterda necha kun saqlanadi; 0: dastur yopilguncha.'],
  ),
  proxyLogin: setting(
    'text',
    [
      'Proxy: name and password',
      'A secret, http://name:password@proxy:port. Every user of the domain can read a policy: prefer the configuration file.',
    ],
    [
      'Proksi-server: nom va parol',
      "Maxfiy ma'lumot, http://nom:parol@proksi:port. Siyosatni domenning har bir foydalanuvchisi o'qiy oladi: sozlamalar fayli afzal.",
    ],
  ),
  lockAfterMinutes: setting(
    'text',
    [
      'Lock: minutes',
      'After how many minutes without a key or a pointer the program locks itself; 0 or not set: never.',
    ],
    [
      'Qulflash: daqiqalar',
      "Klaviatura va sichqoncha necha daqiqa ishlatilmasa, dastur qulflanadi; 0 bo'lsa yoki ko'rsatilmasa: hech qachon.",
    ],
  ),
  daysOff: setting(
    'text',
    [
      'Working days: further days off',
      'Days off of a year that the program does not know, and others that are decreed, such as 2027-03-09, 2027-05-17.',
    ],
    [
      "Ish kunlari: qo'shimcha dam olish kunlari",
      "Dastur hali bilmaydigan yilning hayit kunlari va qo'shimcha dam olish kunlari, masalan 2027-03-09, 2027-05-17.",
    ],
  ),
  workDays: setting(
    'text',
    ['Working days: transferred ones', 'Days that are worked though they would be off, such as 2027-12-11.'],
    ["Ish kunlari: ko'chirilganlari", "Dam olish kuni bo'lsa ham ishlanadigan kunlar, masalan 2027-12-11."],
  ),
  answerKey: setting(
    'text',
    ['Platform: name of the answer', 'Name under which answers hold their rows or record; not set: a usual one.'],
    ['Platforma: javob nomi', "Javobda qatorlar yoki yozuv turadigan kalit nomi; ko'rsatilmasa: odatdagilari."],
  ),
  totalKey: setting(
    'text',
    ['Platform: name of the total', 'Name of the total beside the rows; not set: a usual one.'],
    ['Platforma: jami soni nomi', "Qatorlar yonidagi jami soni kaliti; ko'rsatilmasa: odatdagilari."],
  ),
  mostRows: setting(
    'text',
    [
      'Platform: rows of one answer',
      'Most rows of one answer; more are asked for in several calls. Not set: no limit.',
    ],
    [
      'Platforma: bitta javobdagi qatorlar',
      "Bitta javobdagi eng ko'p qatorlar soni; ortig'i bir necha so'rovda o'qiladi. Ko'rsatilmasa: cheklanmaydi.",
    ],
  ),
  siteItemsAll: setting(
    'text',
    ['Platform: all site items', 'How news and articles of every state are asked for: empty, or null.'],
    ['Platforma: barcha yangiliklar', "Barcha holatdagi yangilik va maqolalar qanday so'ralishi: empty yoki null."],
  ),
  quarterlyReportsPath: setting(
    'text',
    ['Platform: quarterly reports', 'Path at which single quarterly reports are read and saved.'],
    ['Platforma: choraklik hisobotlar', "Bitta choraklik hisobot o'qiladigan va saqlanadigan yo'l."],
  ),
  acceptKeys: setting(
    'text',
    ['Platform: ids of an acceptance', 'plain: category and the like instead of category_id.'],
    ['Platforma: tasdiqlashdagi kalitlar', "plain: category_id o'rniga category va hokazo."],
  ),
  emptyFields: setting(
    'text',
    ['Platform: fields without a value', 'left-out: a field without a value is not sent instead of being null.'],
    ["Platforma: bo'sh maydonlar", "left-out: bo'sh maydon null o'rniga umuman yuborilmaydi."],
  ),
  captchaResult: setting(
    'text',
    ['Platform: result of the captcha', 'number: the result is sent as a number instead of a text.'],
    ['Platforma: kapcha javobi', "number: javob matn o'rniga son bo'lib yuboriladi."],
  ),
};
