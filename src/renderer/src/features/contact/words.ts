import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import type { Finding, What } from './judge/finding.ts';
import type { State } from './judge/state.ts';
import type { Ending } from './run.ts';

/** Names of the states of a screen. */
export const STATE_NAMES: Readonly<Record<State, Text>> = {
  agrees: 'Mos',
  lives: 'Farq bor, ishlaydi',
  differs: 'Mos emas',
  'not-asked': "So'ralmadi",
};

/** Why a check ended before its end; what is no platform is told as that. */
export const ENDINGS: Readonly<Record<Exclude<Ending, 'done'>, Text>> = {
  stopped: "Tekshiruv to'xtatildi: natija to'liq emas.",
  'signed-out':
    'Platforma kirishni tan olmadi (401): sessiya tugagan yoki bu manzil kirish belgisini qabul qilmaydi. Qayta kiring; takrorlansa, hisobotni ishlab chiquvchilarga yuboring.',
  'not-json':
    "Bu manzilda platforma yo'q: ma'lumot o'rniga veb-sahifa keldi. Sozlamalardagi manzilni yoki tarmoqqa kirish sahifasini tekshiring.",
  'no-such-call':
    "Bu manzilda platforma yo'q: dastur so'raydigan bo'limlarning birortasi topilmadi (404). Sozlamalardagi apiUrl manzilini tekshiring.",
  envelope:
    "Bu manzilda boshqa xizmat javob beryapti: javoblar platformanikiga o'xshamaydi. Sozlamalardagi apiUrl manzilini tekshiring.",
  untrusted:
    "Platforma sertifikatiga ishonib bo'lmadi. Kompyuter sanasini va tashkilot sertifikati o'rnatilganini tekshiring.",
  'no-answer': "Platforma javob bermayapti. “Tarmoqni tekshirish” sahifasi sababini ko'rsatadi.",
};

/** What each difference means for the person's work. */
const MEANINGS: Readonly<Record<What, Text>> = {
  'no-answer': "javob kelmadi: ekran ma'lumotsiz qoladi",
  untrusted: "sertifikatga ishonib bo'lmadi: ekran ochilmaydi",
  'not-json': "ma'lumot o'rniga boshqa narsa keldi: ekran ochilmaydi",
  'signed-out': 'platforma kirishni tan olmadi',
  forbidden: 'bu rolga ruxsat berilmadi: ekran ochilmaydi',
  'no-such-call': "bunday so'rov topilmadi: ekran ochilmaydi",
  refused: "so'rov rad etildi: ro'yxat yoki filtr ishlamaydi",
  failed: 'platforma xato bilan javob berdi: birozdan keyin qayta tekshiring',
  envelope: "qatorlar kutilgan joyda emas: ekran javobni o'qib bo'lmaganini aytadi",
  elsewhere: "boshqa joyda keldi: topiladi va ko'rsatiladi",
  'total-missing': "jami soni kelmadi: sahifalar ko'rinmaydi",
  'total-less': "jami soni kelgan qatorlardan kam: oxirgi sahifalar ko'rinmaydi",
  'more-rows': "so'ralganidan ko'p qator keldi: ro'yxat uzun bo'ladi",
  nothing: "hech narsa kelmadi: tanlash uchun ro'yxat bo'sh",
  twice: 'bitta qator ikki marta keldi',
  'same-page': "ikkinchi sahifa birinchisini takrorlaydi: qolgan qatorlarga yetib bo'lmaydi",
  'empty-page': "ikkinchi sahifa bo'sh: qolgan qatorlarga yetib bo'lmaydi",
  missing: "kelmadi: ekranda o'rnida chiziqcha turadi",
  renamed: "boshqa nom bilan keldi: topiladi va ko'rsatiladi",
  odd: "boshqacha yozilgan: o'qiladi va ko'rsatiladi",
  unreadable: "o'qib bo'lmadi: qator yoki forma ochilmaydi",
  'unknown-word': "noma'lum qiymat: ko'rsatiladi, filtr topmaydi",
  'filter-ignored': 'filtr boshqa qatorlarni ham qoldirdi',
  'filter-empty': 'filtr hech narsa topmadi, qatorlar esa bor',
  'search-misses': "qidiruv shu maydon bo'yicha topmaydi",
  'other-record': "so'ralgan yozuv o'rniga boshqasi keldi",
  'absent-found': "yo'q yozuv uchun ham javob keldi: o'chirilgani bilinmaydi",
  'absent-status': "yo'q yozuv uchun 404 kelmadi: o'chirilgani xato deb ko'rsatiladi",
  'absent-silent': "404 javobida xabar yo'q: o'z matnimiz ko'rsatiladi",
  limit: "bir so'rovda shuncha qator so'ralganda rad etildi: uzun ro'yxatlar ochilmaydi",
  way: "shu sozlama bilan so'ralganda javob keldi",
  scope: "boshqa hudud qatorlari ham keldi: ro'yxat kengroq ko'rinadi",
};

/** A difference in words: where, what it means, and which types were expected and came. */
export function findingText({ what, at, expected, came, status }: Finding, { t }: Pick<Translation, 't'>): string {
  const types = expected && came ? ` (${expected} → ${came})` : came ? ` (${came})` : '';
  const said = status === undefined ? '' : ` (${status})`;
  return `${at ? `${at}: ` : ''}${t(MEANINGS[what])}${types}${said}`;
}
