import type { Text } from '@/i18n/text.ts';
import type { Chapter, ChapterStep } from '../chapter.ts';

/** The step that writes a day into a field. */
const dayIn = (name: Text, example: Text): ChapterStep => ({
  says: '«{{control}}» maydoniga kunni yozing.',
  at: { role: 'textbox', name },
  act: 'type',
  example,
});

export const openingASeason: Chapter = {
  id: 'opening-a-season',
  title: 'Maktab dasturi uchun mavsum ochish',
  when: "O'quvchilar tashabbus yuborishi, moderatsiya va ovoz berish kunlarini belgilash uchun.",
  needs: ["Mavsumning budjeti va uch bosqichining kunlari tasdiqlangan bo'lsin."],
  screen: 'school-boards',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: mavsum shakli ochiladi.',
      at: { role: 'link', name: "Qo'shish" },
      act: 'click',
      sees: { role: 'textbox', name: 'Sarlavha' },
    },
    {
      says: '«{{control}}» maydoniga dastur nomini yozing.',
      at: { role: 'textbox', name: 'Sarlavha' },
      act: 'type',
      example: 'Mening maktabim',
      screen: 'school-boards/add',
    },
    {
      says: '«{{control}}» maydoniga mavsum haqida qisqacha yozing.',
      at: { role: 'textbox', name: 'Tavsif' },
      act: 'type',
      example: 'Kuzgi mavsum',
    },
    {
      says: '«{{control}}» maydoniga yilni yozing.',
      at: { role: 'textbox', name: 'Yil' },
      act: 'type',
      example: '2028',
      anew: true,
    },
    {
      says: '«{{control}}» maydoniga bu yilning nechanchi mavsumi ekanini yozing.',
      at: { role: 'textbox', name: 'Mavsum' },
      act: 'type',
      example: '1',
    },
    {
      says: "«{{control}}» maydoniga hamma tashabbus uchun ajratilgan summani so'mda yozing.",
      at: { role: 'textbox', name: 'Budjet summasi' },
      act: 'type',
      example: '45000000000',
    },
    {
      says: "«{{control}}» maydoniga bitta tashabbusga beriladigan eng ko'p summani yozing.",
      at: { role: 'textbox', name: "Bitta tashabbusning eng ko'p summasi" },
      act: 'type',
      example: '120000000',
    },
    dayIn('Qabul qilish boshlanishi', '10.01.2028'),
    dayIn('Qabul qilish tugashi', '31.01.2028'),
    dayIn('Moderatsiya boshlanishi', '01.02.2028'),
    dayIn('Moderatsiya tugashi', '29.02.2028'),
    dayIn('Ovoz berish boshlanishi', '10.03.2028'),
    dayIn('Ovoz berish tugashi', '20.03.2028'),
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: bosqichlar shu kunlarda o'zi boshlanadi va tugaydi.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: "Qizil belgilangan maydon bo'sh qolgan: to'ldiring va yana saqlang.",
    },
  ],
};
