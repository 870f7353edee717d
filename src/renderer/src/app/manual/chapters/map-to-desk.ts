import type { Chapter, Control } from '../chapter.ts';

const QUARTERS: Control = { role: 'dialog', name: "Mahalla bo'yicha tanlash" };

export const mapToDesk: Chapter = {
  id: 'map-to-desk',
  title: "Xaritadan mahalla tanlab ko'rib chiqish",
  when: "Bir mahalladagi tashabbuslarni birga, joyiga qarab ko'rib chiqish uchun.",
  needs: ["Xaritada o'rni belgilangan tashabbuslar bo'lsin."],
  screen: 'initiatives',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: xuddi shu filtr xaritada ochiladi.',
      at: { role: 'radio', name: 'Xarita', within: { role: 'radiogroup', name: "Ro'yxat yoki xarita" } },
      act: 'click',
      sees: { role: 'button', name: "Mahalla bo'yicha tanlash" },
    },
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: "Mahalla bo'yicha tanlash" },
      act: 'click',
      sees: QUARTERS,
      screen: 'initiatives/map',
    },
    {
      says: 'Kerakli mahallani belgilang: bir nechtasini ham belgilash mumkin.',
      at: { role: 'checkbox', within: QUARTERS },
      act: 'click',
      sees: { role: 'button', name: "Ko'rib chiqishda ochish" },
    },
    {
      says: '«{{control}}» tugmasini bosing: faqat shu mahallaning tashabbuslari navbatga chiqadi.',
      at: { role: 'button', name: "Ko'rib chiqishda ochish" },
      act: 'click',
      sees: { role: 'toolbar', name: 'Amallar' },
    },
  ],
  troubles: [
    {
      told: "Hududda tashabbus yo'q",
      remedy: "Bu joyda filtrga mos tashabbus yo'q: boshqa mahallani belgilang yoki filtrni kengaytiring.",
    },
    {
      told: "Ko'pi bilan 500 ta: hududni kichraytiring",
      remedy: "Juda ko'p tanlangan: kamroq mahalla belgilang.",
    },
  ],
};
