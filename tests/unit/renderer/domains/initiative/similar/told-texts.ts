import type { Prng } from '../../../../../platform/db/seed/prng.ts';

/** A subject that citizens write about. Sentences hold `{one|other}` choices, `{u}` the street, `{m}` the mahalla. */
type Subject = { readonly weight: number; readonly titles: readonly string[]; readonly says: readonly string[] };

/** Unlike the seed's texts, most hold no figure; `#` stands for one. */
const SUBJECTS: readonly Subject[] = [
  {
    weight: 9,
    titles: ["{u} ko'chasini asfaltlash", "Ichki yo'llarni {ta'mirlash|asfaltlash}", "{m} mahallasi yo'lini tuzatish"],
    says: [
      "{u} ko'chasi {anchadan beri|ko'p yillardan beri} {ta'mir ko'rmagan|asfalt yuzini ko'rmagan}",
      "{Qish kunlari|Yomg'ir yog'sa} {loydan|balchiqdan} {o'tib bo'lmaydi|mashina botib qoladi}",
      'Bolalar maktabga {chang|loy} {kechib|yutib} boradi',
      "Tez yordam mashinasi {kirib kela olmaydi|yarim yo'lda to'xtaydi}",
      "Yo'lning {uzunligi|bo'yi} # metr, {eni|kengligi} # metr",
      'Chuqurlar sababli {ulovlar|mashinalar} {tez buziladi|shikastlanadi}',
      "{Shag'al|Tosh} to'kilgan, lekin {yoyilmagan|tekislanmagan}",
      "Velosipedda {yiqilganlar|singanlar} {ham|necha marta} bo'lgan",
      '{Avtobus|Marshrutka} bekatigacha {yayov|piyoda} {boramiz|qatnaymiz}',
      "{Non|Yuk} tashuvchi {haydovchilar|furgonlar} {bu tomonga|bizga} {kirmay qo'ydi|yurmaydi}",
      "{Chang|To'zon} {derazadan|eshikdan} kirib {kir yoyib|nafas olib} bo'lmaydi",
      "{Bordyur|Piyodalar yo'lagi} ham {qilinsa|yotqizilsa} {yaxshi bo'lardi|ko'nglimiz to'lardi}",
      "{To'y|Ma'raka} kunlari {mehmonlar|qarindoshlar} {uyalib|qiynalib} {keladi|topib boradi}",
      "Traktor {qatnab|yurib} {o'yib|ezib} tashlagan, {greyder|katok} {kelmadi|yuborilmadi}",
    ],
  },
  {
    weight: 4,
    titles: ['{m} mahallasiga ichimlik suvi tortish', "{u} ko'chasi {suv quvurini|vodoprovodini} yangilash"],
    says: [
      'Ichimlik suvi {kuniga bir marta|faqat tunda} {keladi|beriladi}',
      'Eski quvurlar {zanglab|chirib} {ketgan|teshilgan}',
      "Odamlar suvni {qo'shni qishloqdan|ariqdan} {tashiydi|olib keladi}",
      'Nasos {kuygan|ishlamay qolgan} va {almashtirilmagan|tuzatilmagan}',
      "{Quduq|Skvajina} chuqurligi # metr bo'lishi lozim",
      "{Yozda|Issiqda} ekinlar {qurib|sarg'ayib} qolmoqda",
      "{Kranlardan|Jo'mrakdan} {sho'r|loyqa} {suyuqlik|tomchi} oqadi",
      "Suv {olish|to'ldirish} uchun {tong saharda|yarim kechada} {turamiz|uyg'onamiz}",
      "{Chelak|Flyaga} {ko'targan|tashigan} {kelinlar|qizlar}ning {beli|qo'li} og'riydi",
      "{Minora|Bak} {teshilib|yorilib} {oqib yotibdi|bo'shab qolgan}",
      "{Kasallik|Sariq kasali} {tarqalishi|ko'payishi} {mumkin|hech gap emas}",
      'Har {xonadon|oila} {oyiga|haftasiga} vodovoz {chaqirishga|yollashga} {majbur|mahkum}',
    ],
  },
  {
    weight: 4,
    titles: ['#-maktab tomini almashtirish', 'Maktab oshxonasini {qurish|kengaytirish}', '#-maktabga isitish tizimi'],
    says: [
      "Maktab tomidan {chakka|suv} o'tadi",
      "O'quvchilar {uch smenada|tor sinflarda} o'qiydi",
      '{Derazalar|Eshiklar} {eskirgan|yopilmaydi} va {sovuq|shamol} kiradi',
      '{Isitish qozoni|Qozonxona} {nosoz|eskirgan}',
      "Maktabda # nafar o'quvchi ta'lim oladi",
      'Hojatxona {hovlida|binodan uzoqda} joylashgan',
      "{Partalar|Doskalar} {singan|o'yilgan}, {kompyuter xonasi|kutubxona} {bekilgan|bo'm-bo'sh}",
      "{Muallimlar|Ustozlar} {paltoda|issiq kiyimda} dars {o'tadi|beradi}",
      "{Devorlar|Shiftlar} {ko'chib|yorilib} {tushmoqda|turibdi}",
      "{Sport zal|Majlislar zali} {poli|yog'ochi} {chirib ketdi|almashtirilmagan}",
      "{Chorshanba|Shanba} {kungi|dagi} {to'garaklarga|mashg'ulotlarga} {joy|xona} {topilmaydi|ajratilmagan}",
      "{Farzandlarimiz|Nabiralarimiz} {shamollab|yo'talib} {qaytadi|yotib qoladi}",
    ],
  },
  {
    weight: 3,
    titles: ["{u} ko'chasiga {chiroq|simyog'och} o'rnatish", 'Tungi yoritish tizimi'],
    says: [
      "Kechqurun {qorong'i|zim-ziyo} bo'lgani uchun {ayollar|bolalar} {qo'rqadi|chiqolmaydi}",
      "Simyog'ochlar {qiyshaygan|chirigan}",
      'Kerakli chiroqlar soni # dona',
      "{Itlar|Begonalar} ko'p, {yurish xavfli|xavotirdamiz}",
      "{Tejamkor|Quyoshda ishlaydigan} chiroqlar {qo'yilsa|o'rnatilsa} {yorug'|ravshan} bo'lardi",
      '{Namozdan|Kechki smenadan} {qaytayotgan|kelayotgan} {keksalar|ishchilar} {turtinib|paypaslab} yuradi',
      "{O'g'rilik|Bezorilik} {ko'paydi|bo'lib turadi}, {qo'riqchi|kamera} ham yo'q",
      "{Burilishda|Chorrahada} {ikki marta|yaqinda} {avariya|to'qnashuv} {bo'ldi|yuz berdi}",
      "{Lampalar|Fonarlar} {yonmaydi|kuygan}, {rele|taymer} {buzuq|o'g'irlangan}",
    ],
  },
  {
    weight: 3,
    titles: ['Yoshlar uchun {futbol|voleybol} maydoni', '{m} mahallasida sport zali'],
    says: [
      "Yigitlar {bo'sh vaqtini|kunini} {ko'chada|telefonda} o'tkazadi",
      "{Trenajyorlar|Darvozalar} {sinib ketgan|umuman yo'q}",
      'Maydon {tuproq|tosh}, yiqilgan bola {jarohat oladi|yaralanadi}',
      "Sun'iy {qoplama|chim} yotqizilsa, {musobaqa|to'garak} o'tkazardik",
      'Murabbiy {tayyor|bor}, {joy|sharoit} topilmayapti',
      "{Qizlar|Singillarimiz} uchun {alohida|yopiq} {gimnastika|badantarbiya} {xonasi|burchagi} {kerak|so'raladi}",
      "{Tuman|Viloyat} {birinchiligida|chempionatida} {g'olib chiqqan|qatnashgan} {bolalarimiz|shogirdlar} bor",
      "{Panjara|To'siq} {yiqilgan|zanglagan}, {to'p|koptok} {hovlilarga|ko'chaga} uchadi",
      "{Ertalab|Kechqurun} yuguradiganlar {ko'paydi|bor}, {yo'lakcha|aylanma} {qilinsin|lozim}",
    ],
  },
  {
    weight: 3,
    titles: ["{m} {tibbiyot punktini|ambulatoriyasini} ta'mirlash", 'Vrachlik punktiga jihoz'],
    says: [
      'Shifokor {tor xonada|sovuq binoda} {qabul qiladi|ishlaydi}',
      'Bemorlar shaharga {qatnashga|borishga} majbur',
      "{Ultratovush|Rentgen} apparati {yo'q|buzilgan}",
      'Emlash xonasi {talabga javob bermaydi|yaroqsiz}',
      "Keksalar {navbatda|yo'lakda} {tik turadi|kutadi}",
      "{Laboratoriya|Tahlil xonasi} {ochilsa|bo'lsa}, {homiladorlar|onalar} {ovora bo'lmasdi|yengil tortardi}",
      '{Hamshira|Feldsher} {uyma-uy|yayov} {yuradi|qatnaydi}, {velosiped|mashina} ham berilmagan',
      "{Dori|Vaksina} saqlaydigan {sovutgich|shkaf} {ishdan chiqqan|yo'q}",
      "{Yo'lak|Kutish zali} {tor|sovuq}, {aravacha|nosilka} {sig'maydi|o'tmaydi}",
    ],
  },
  {
    weight: 2,
    titles: ["{u} arig'ini betonlash", 'Zovurni {tozalash|kovlash}'],
    says: [
      "Ariq {o'pirilib|ko'milib} {hovlilarga|uylarga} suv {bosmoqda|kirmoqda}",
      "Sizot suvlari {ko'tarilgan|devorlarni yemirmoqda}",
      "Lotok {singan|qiyshaygan} va suv {isrof bo'ladi|yetib bormaydi}",
      'Kanal uzunligi # metr',
      "Ekin maydoni {zaxlab|sho'rlanib} {ketgan|bormoqda}",
    ],
  },
  {
    weight: 2,
    titles: ['{u} transformatorini almashtirish', "Elektr tarmog'ini {yangilash|kuchaytirish}"],
    says: [
      'Kuchlanish {past|tushib ketadi}, {muzlatkich|televizor} {kuydi|ishlamaydi}',
      'Transformator quvvati # kilovatt',
      'Simlar {uzilib|osilib} {yotadi|turadi}',
      "Qishda elektr {soatlab|tez-tez} o'chadi",
      "Nav'li kabel {tortilsa|almashtirilsa} {muammo yechiladi|yetarli bo'ladi}",
    ],
  },
  {
    weight: 1,
    titles: ["{m} guzarida {bog'|xiyobon} yaratish", 'Bolalar maydonchasi'],
    says: [
      "{Arg'imchoq|Tepacha} {eski|singan}",
      "Dam olish uchun {salqin|ko'kalamzor} joy yo'q",
      "{Archa|Chinor} ko'chatlari {ekilsa|kerak}",
      'Tashlandiq {yer|hovuz} {axlatxonaga|chiqindiga} aylangan',
    ],
  },
];

/** Sentences that any text may hold. */
const ANY = [
  "{Hurmatli|Muhtaram} rahbarlar, {murojaatimizni|arizamizni} {inobatga oling|ko'rib chiqing}",
  "{Oqsoqollar|Qo'shnilar} {bilan maslahatlashdik|rozi}",
  "Ilgari ham {yozganmiz|so'raganmiz}, {javob bo'lmadi|va'da berilgan}",
  "{Hammamiz|Ko'pchilik} {hasharga|yordamga} chiqamiz",
  "Bu ish {ko'pdan beri|anchadan} {orzuimiz|dardimiz}",
  'Oldindan {rahmat|minnatdormiz}',
  "{Quruvchi|Usta} topilgan, {mablag'|pul} yetishmaydi",
  "{Rasm|Surat}da holat {ko'rinib turibdi|aks etgan}",
  "{Ko'z|Umid} tutib {qolamiz|turibmiz}, {Alloh|Xudo} {rozi bo'lsin|barakasini bersin}",
  "{Deputat|Rais} {kelib|ko'rib} {ketgan|va'dalashgan}, {natija|o'zgarish} {sezilmadi|yo'q}",
  '{Bolalarimiz|Kelajak} {haqqi|uchun} {befarq qolmang|ahamiyat bering}',
  "{Ovoz|Kuch} {to'plashga|yig'ishga} {shaymiz|bel bog'ladik}",
  "{Besh|O'n} {yil|bahor} {o'tdi|kutdik}, {hamon|haliyam} {o'sha-o'sha|siljish yo'q}",
  "{Loyihachi|Muhandis} {chizmasini|hisobini} {chizib|tayyorlab} {berdi|qo'ydi}",
];

const WEIGHTED = SUBJECTS.flatMap((subject, nth) => Array(subject.weight).fill(nth) as number[]);

/** Where a text is about. */
export type Where = { readonly mahalla: string; readonly street: string };
/** A text of a citizen in Latin; `#` stands where each copy may have a figure of its own. */
export type ToldText = { readonly category: number; readonly title: string; readonly sentences: readonly string[] };

/** Takes one of each `{one|other}`; choices hold no choices. */
const chosen = (prng: Prng, text: string, { mahalla, street }: Where) =>
  text.replace(/\{([^}]+)\}/g, (_, key: string) =>
    key === 'm' ? mahalla : key === 'u' ? street : prng.pick(key.split('|')),
  );

/** A text about something, of this category if it is given. `figures`: whether sentences with figures may occur. */
export function toldText(
  prng: Prng,
  where: Where,
  { category, figures }: { category?: number | undefined; figures: boolean },
): ToldText {
  const nth = category ?? prng.pick(WEIGHTED);
  const subject = SUBJECTS[nth];
  if (!subject) throw new Error('no such subject');
  const allowed = (texts: readonly string[]) => (figures ? texts : texts.filter((text) => !text.includes('#')));
  const own = prng.shuffled(allowed(subject.says)).slice(0, prng.between(3, 5));
  const sentences = prng.shuffled([...own, ...prng.shuffled(ANY).slice(0, prng.between(1, 4))]);
  const fill = (text: string) => chosen(prng, text, where);
  return { category: nth, title: fill(prng.pick(allowed(subject.titles))), sentences: sentences.map(fill) };
}

/** Writes figures of its own into a text. */
export const withFigures = (prng: Prng, text: string): string => text.replace(/#/g, () => `${prng.between(2, 900)}`);
