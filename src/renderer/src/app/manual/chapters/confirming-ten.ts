import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Belgilanganlarni tasdiqlash' };

export const confirmingTen: Chapter = {
  id: 'confirming-ten',
  title: "O'nta tashabbusni klaviaturada tasdiqlash",
  when: "Moderator xulosasi chiqqan tashabbuslar ko'payib qolganda ularni ketma-ket o'qib, birga tasdiqlash uchun.",
  needs: ["Ro'yxatda moderator qabul qilgan tashabbuslar bo'lsin.", "Mavsumning ko'rib chiqish davri ochiq bo'lsin."],
  screen: 'initiatives',
  part: 'confirms',
  steps: [
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: birinchi tashabbus ochiladi.',
      at: { role: 'button', name: "Ko'rib chiqish" },
      act: { keys: 'KeyV' },
      sees: { role: 'toolbar', name: 'Amallar' },
    },
    {
      says: "Tashabbusni o'qing: matni, rasmlari, so'ralgan summasi va moderator izohi shu yerda.",
      at: { role: 'article' },
      act: 'look',
      screen: 'initiatives/review',
    },
    {
      says: "Rozi bo'lsangiz, {{keys}} ni bosing: tashabbus belgilanadi va keyingisi ochiladi. O'ntasini shunday belgilang. Rozi bo'lmaganini belgilamay, keyingisiga o'ting.",
      at: { role: 'article' },
      act: { keys: 'KeyX', times: 10 },
    },
    {
      says: '{{keys}} ni bosing: belgilanganlar bitta oynada sanab chiqiladi. Hali hech narsa yuborilmagan.',
      act: { keys: 'KeyA' },
      sees: DIALOG,
    },
    {
      says: 'Sanab chiqilganlarni yana bir qarang va «{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: 'Tasdiqlash', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { role: 'list', name: 'Natijalar', within: DIALOG },
    },
    {
      says: "Har birining natijasini o'qing va «{{control}}» tugmasini bosing.",
      at: { role: 'button', name: 'Yopish', within: DIALOG },
      act: 'click',
      sees: { role: 'toolbar', name: 'Amallar' },
    },
  ],
  troubles: [
    {
      told: "O'zgargan: qayta ko'rib chiqing",
      remedy:
        "Kimdir tashabbusni shu orada o'zgartirgan. U navbatda qoladi: uni qaytadan oching, o'qing va alohida tasdiqlang.",
    },
    {
      told: 'Qaror allaqachon qabul qilingan',
      remedy: "Bu tashabbus bo'yicha boshqa xodim ulgurgan. Sizdan hech narsa talab qilinmaydi.",
    },
    {
      told: "Javob kelmadi: tasdiqlangan bo'lishi mumkin",
      remedy:
        '«{{control}}» tugmasini bosing: dastur avval tashabbusning hozirgi holatini tekshiradi va ikki marta yubormaydi.',
      at: { role: 'button', name: 'Qayta urinish' },
    },
  ],
};
