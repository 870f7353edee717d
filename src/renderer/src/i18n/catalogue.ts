import * as acceptance from './texts/acceptance.ts';
import * as appeals from './texts/appeals.ts';
import * as budget from './texts/budget.ts';
import * as callMeBack from './texts/call-me-back.ts';
import * as chronology from './texts/chronology.ts';
import * as contacts from './texts/contacts.ts';
import * as customers from './texts/customers.ts';
import * as decisions from './texts/decisions.ts';
import * as desk from './texts/desk.ts';
import * as documents from './texts/documents.ts';
import * as faqAndForum from './texts/faq-and-forum.ts';
import * as files from './texts/files.ts';
import * as financeLists from './texts/finance-lists.ts';
import * as financeTrees from './texts/finance-trees.ts';
import * as forms from './texts/forms.ts';
import * as initiativeChronology from './texts/initiative-chronology.ts';
import * as investCreation from './texts/invest-creation.ts';
import * as investData from './texts/invest-data.ts';
import * as journal from './texts/journal.ts';
import * as links from './texts/links.ts';
import * as location from './texts/location.ts';
import * as map from './texts/map.ts';
import * as menu from './texts/menu.ts';
import * as network from './texts/network.ts';
import * as organizations from './texts/organizations.ts';
import * as palette from './texts/palette.ts';
import * as people from './texts/people.ts';
import * as places from './texts/places.ts';
import * as population from './texts/population.ts';
import * as print from './texts/print.ts';
import * as products from './texts/products.ts';
import * as quarters from './texts/quarters.ts';
import * as recents from './texts/recents.ts';
import * as reference from './texts/reference.ts';
import * as registry from './texts/registry.ts';
import * as reports from './texts/reports.ts';
import * as review from './texts/review.ts';
import * as schoolBoards from './texts/school-boards.ts';
import * as schoolInitiativeForm from './texts/school-initiative-form.ts';
import * as schoolInitiatives from './texts/school-initiatives.ts';
import * as signIn from './texts/sign-in.ts';
import * as similar from './texts/similar.ts';
import * as siteContent from './texts/site-content.ts';
import * as students from './texts/students.ts';
import * as support from './texts/support.ts';
import * as trees from './texts/trees.ts';
import * as updates from './texts/updates.ts';
import * as views from './texts/views.ts';
import * as winners from './texts/winners.ts';

/**
 * Every text of the interface, in Uzbek Latin; each text is its own key. `t` accepts only texts of this catalogue, so
 * any other text does not compile. `transliterate.ts` derives the Cyrillic.
 */

/** Literal texts of the specification, misspellings included (spec 000 §2–§9; reading Z-118: no normalisation). */
export const SPEC_TEXTS = [
  // Guard and shell (§2)
  'Sizda ushbu sahifaga kirish huquqi mavjud emas.',
  'Sahifa topilmadi (404)',
  'Tizimdan chiqishni istaysizmi?',
  'Ha',
  'Bekor qilish',
  // Initiative list (§2)
  'Barchasi',
  'Yangilar',
  'Qabul qilinganlar',
  'Rad etilganlar',
  'Goliblar',
  '{{title}}, {{season}}-mavsum, {{year}} yil',
  "so'm",
  // Common rules (§5, §8)
  'Majburiy maydon',
  'Majburiy maydon!',
  "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
  "Ma'lumot yuklashda xatolik sodir bo'ldi!",
  'Amaliyot muvaffaqiyatli bajarildi!',
  'Xatolik',
  ...signIn.SPEC,
  ...chronology.SPEC,
  ...investData.SPEC,
  ...initiativeChronology.SPEC,
  ...customers.SPEC,
  ...appeals.SPEC,
  ...acceptance.SPEC,
  ...decisions.SPEC,
  ...documents.SPEC,
  ...reference.SPEC,
  ...organizations.SPEC,
  ...people.SPEC,
  ...places.SPEC,
  ...quarters.SPEC,
  ...population.SPEC,
  ...products.SPEC,
  ...registry.SPEC,
  ...reports.SPEC,
  ...review.SPEC,
  ...schoolInitiatives.SPEC,
  ...schoolInitiativeForm.SPEC,
  ...students.SPEC,
  ...trees.SPEC,
  ...financeTrees.SPEC,
  ...siteContent.SPEC,
  ...budget.SPEC,
  ...contacts.SPEC,
  ...callMeBack.SPEC,
  ...winners.SPEC,
  ...location.SPEC,
  ...faqAndForum.SPEC,
  ...financeLists.SPEC,
  ...schoolBoards.SPEC,
] as const;

/** Our own texts, where the specification gives none or only the meaning (Z-129). */
export const OUR_TEXTS = [
  'Tashabbusli budjet',
  'Boshqaruv paneli',
  // Shell
  'Tashabbuslar',
  'Hisobotlar',
  'Sayt boshqaruvi',
  "Ma'lumotnomalar",
  'Mening maktabim',
  'Boshqa',
  "Tashabbuslar ro'yxati",
  'Asosiy menyu',
  "Menyuni yig'ish",
  'Menyuni yoyish',
  "Asosiy qismga o'tish",
  "Yo'l",
  "Sahifaga o'tish",
  'Hech narsa topilmadi',
  'Sahifalar',
  'Buyruqlar',
  "Yorug' ko'rinish",
  "Qorong'i ko'rinish",
  'Lotin yozuvi',
  'Kirill yozuvi',
  'Yozuvni tanlash',
  'Foydalanuvchi menyusi',
  'Tizimdan chiqish',
  'Ishni davom ettirayotganingiz uchun rahmat!',
  'Dastur versiyasi: {{version}}',
  'Administrator',
  'Moderator',
  "Mening bog'im moderatori",
  'Bosh sahifaga qaytish',
  "Bunday manzil yo'q. U ko'chirilgan yoki noto'g'ri yozilgan bo'lishi mumkin.",
  'Boshqa rolga ega hisob bilan kiring yoki administratorga murojaat qiling.',
  "Sahifani ko'rsatib bo'lmadi",
  "Dasturda kutilmagan xatolik yuz berdi. Sahifani qaytadan ochib ko'ring.",
  'Qayta urinish',
  'Yopish',
  'Ochilmoqda',
  "Ma'lumotlar yuklanmoqda",
  // Banners
  "Platforma bilan aloqa yo'q. Ekrandagi ma'lumotlar eskirgan bo'lishi mumkin.",
  "Platforma bilan aloqa yo'q.",
  '{{seconds}} soniyadan keyin qayta ulaniladi',
  '{{seconds}} soniyadan keyin',
  'Qayta ulanilmoqda',
  'Bu kompyuterda parollar ombori topilmadi: sessiya faqat dastur yopilguncha saqlanadi.',
  // Shortcuts
  'Tezkor tugmalar',
  'Shaklda',
  'Jurnalda',
  'Qidiruv maydoni',
  'Keyingi qator',
  'Oldingi qator',
  'Qatorni ochish',
  // Review window
  '{{season}}-mavsum, {{year}} yil',
  '{{date}} gacha',
  "Ko'rib chiqish davri: {{days}} kun qoldi",
  "Ko'rib chiqish davri bugun tugaydi",
  // Lists
  'Jami:',
  'Sahifada',
  'Oldingi sahifa',
  'Keyingi sahifa',
  'Batafsil',
  'Tozalash',
  'Filtrlarni tozalash',
  "Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.",
  'Xato turi: {{kind}}',
  'Fayl saqlandi',
  'Excel',
  // Pictures and maps
  'Rasmlar',
  'Rasm yuklanmadi',
  'Rasm hali yuklanmagan',
  'Oldingi rasm',
  'Keyingi rasm',
  'Kattalashtirish',
  'Kichiklashtirish',
  'Oynaga moslash',
  'Burish',
  'Rasmni saqlash',
  'Xaritada',
  'Xarita rasmi yuklanmadi',
  'Yaqinlashtirish',
  'Uzoqlashtirish',
  'Nusxalash',
  'Nusxalandi',
  // Initiatives
  'Mavsum',
  "Mavsum yo'q",
  'ID, mavzu, muallif',
  'ta tashabbus',
  'ID',
  'Viloyat',
  'Tuman',
  'Mahalla',
  'Muallif',
  'Mavzu',
  'Sana',
  'Bosqich',
  'Ajratilgan',
  "So'ralgan",
  "So'ralgan, so'm",
  'Moderatsiya',
  'Moderatsiya holati',
  'Izoh',
  'Yangi',
  'Qabul qilingan',
  'Rad etilgan',
  'Golib',
  'Nazoratda',
  'Moderator: qabul',
  'Moderator: rad',
  'Tuman: qabul',
  'Tuman: rad',
  "Ko'rilmagan",
  'Bunday tashabbus topilmadi',
  "Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring.",
  "Bu mavsumda hali tashabbus yo'q.",
  "Sizdan qaror kutayotgan tashabbus yo'q",
  "«Moderatsiya holati» filtri shu mavsumdan faqat sizning qaroringizni kutayotganlarni ko'rsatadi.",
  "Barcha tashabbuslarni ko'rsatish",
  'Sarlavhasiz tashabbus',
  'Tavsif kiritilmagan',
  'Manzil',
  'Tasdiqlangan',
  'Joylashuv belgilanmagan',
  'Rasm biriktirilmagan',
  '{{number}}-rasmni ochish',
  // Selects
  'Tanlang',
  '{{count}} ta natija',
  "Birinchi {{count}} tasi ko'rsatildi. So'rovni aniqlashtiring.",
  ...signIn.OURS,
  ...files.OURS,
  ...forms.OURS,
  ...investData.OURS,
  ...customers.OURS,
  ...appeals.OURS,
  ...acceptance.OURS,
  ...decisions.OURS,
  ...documents.OURS,
  ...reference.OURS,
  ...network.OURS,
  ...organizations.OURS,
  ...palette.OURS,
  ...people.OURS,
  ...quarters.OURS,
  ...places.OURS,
  ...population.OURS,
  ...print.OURS,
  ...products.OURS,
  ...registry.OURS,
  ...reports.OURS,
  ...initiativeChronology.OURS,
  ...review.OURS,
  ...schoolInitiatives.OURS,
  ...schoolInitiativeForm.OURS,
  ...students.OURS,
  ...trees.OURS,
  ...financeTrees.OURS,
  ...siteContent.OURS,
  ...budget.OURS,
  ...contacts.OURS,
  ...callMeBack.OURS,
  ...winners.OURS,
  ...investCreation.OURS,
  ...desk.OURS,
  ...journal.OURS,
  ...links.OURS,
  ...location.OURS,
  ...faqAndForum.OURS,
  ...financeLists.OURS,
  ...schoolBoards.OURS,
  ...map.OURS,
  ...menu.OURS,
  ...recents.OURS,
  ...similar.OURS,
  ...updates.OURS,
  ...support.OURS,
  ...views.OURS,
] as const;

/** A text of the catalogue. */
export type Text = (typeof SPEC_TEXTS)[number] | (typeof OUR_TEXTS)[number];
