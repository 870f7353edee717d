import type { Chapter, Control } from '../chapter.ts';

const TITLE: Control = { role: 'textbox', name: 'Sarlavha' };
const BODY: Control = { role: 'textbox', name: 'Asosiy matn' };

export const publishingNews: Chapter = {
  id: 'publishing-news',
  title: "Saytga yangilik qo'shish",
  when: "Fuqarolarga e'lon yoki xabarni saytda chiqarish uchun.",
  needs: ["Sarlavha va matn uch tilda tayyor bo'lsin.", 'Sarlavha uchun rasm (JPG yoki PNG) kompyuterda tursin.'],
  screen: 'news',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: yangilik shakli ochiladi.',
      at: { role: 'link', name: "Qo'shish" },
      act: 'click',
      sees: TITLE,
    },
    {
      says: "«{{control}}» maydoniga o'zbekcha sarlavhani yozing.",
      at: TITLE,
      act: 'type',
      example: 'Yangi mavsum boshlandi',
      screen: 'news/add',
    },
    {
      says: "«{{control}}» maydoniga o'zbekcha matnni yozing. Tepasidagi tugmalar harfni qalin qiladi, havola va ro'yxat qo'yadi.",
      at: BODY,
      act: 'type',
      example: 'Takliflar portalda qabul qilinadi.',
    },
    {
      says: "«{{control}}» bo'limini bosing: endi maydonlar rus tili uchun.",
      at: { role: 'tab', name: 'Русский', foreign: true },
      act: 'click',
    },
    {
      says: '«{{control}}» maydoniga shu tildagi sarlavhani yozing.',
      at: TITLE,
      act: 'type',
      example: 'Новый сезон',
      foreign: true,
    },
    {
      says: '«{{control}}» maydoniga shu tildagi matnni yozing.',
      at: BODY,
      act: 'type',
      example: 'Предложения принимаются на портале.',
      foreign: true,
    },
    {
      says: "«{{control}}» bo'limini bosing.",
      at: { role: 'tab', name: 'English', foreign: true },
      act: 'click',
    },
    {
      says: '«{{control}}» maydonini ingliz tilida ham yozing.',
      at: TITLE,
      act: 'type',
      example: 'The season begins',
      foreign: true,
    },
    {
      says: '«{{control}}» maydonini ham ingliz tilida yozing.',
      at: BODY,
      act: 'type',
      example: 'Proposals are taken on the portal.',
      foreign: true,
    },
    {
      says: '«{{control}}» joyini bosing va kompyuterdan rasmni tanlang.',
      at: { role: 'button', name: 'Sarlavha uchun rasm', begins: true },
      act: 'click',
      sees: { told: 'Rasim yuklandi!' },
    },
    {
      says: '«{{control}}» maydonini bosing: kalendar ochiladi.',
      at: { role: 'button', name: 'Yuborish vaqti', begins: true },
      act: 'click',
      sees: { role: 'button', name: 'Hozir' },
    },
    {
      says: "«{{control}}» tugmasini bosing. Keyinroq chiqadigan yangilik uchun kun va soatni o'zingiz tanlaysiz.",
      at: { role: 'button', name: 'Hozir' },
      act: 'click',
    },
    {
      says: "«{{control}}» tugmasini bosing: vaqt qo'yiladi.",
      at: { role: 'button', name: 'Tanlash' },
      act: 'click',
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: yangilik ro'yxatning boshida turadi.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
  ],
  troubles: [
    {
      told: 'Sarlavha majburiy (Ru)',
      remedy: "Shu tildagi sarlavha yozilmagan: dastur o'sha tilni o'zi ochadi, to'ldiring va yana saqlang.",
    },
    {
      told: "Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
      remedy: '«{{control}}» tugmasini bosing. Yana chiqmasa, kichikroq rasm tanlang.',
      at: { role: 'button', name: 'Qayta yuborish' },
    },
  ],
};
