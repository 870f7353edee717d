/** The form with which an admin files an initiative for a pupil (spec 002 §5). */
export const SPEC = ['Rasim yuklanmagan!'] as const;

export const OURS = [
  "Tashabbus qo'shish",
  'Mavsum tanlanmagan',
  "Havolada boshqa mavsum yozilgan: «{{named}}». Tashabbus shu mavsumga qo'shiladi: «{{name}}».",
  "Tashabbus qaysi mavsumga qo'shilishi ro'yxatda tanlanadi.",
  "Ko'pi bilan 20 ta rasm yuborish mumkin",
  // Template
  'Shablon',
  'Shablonsiz',
  "Shablon tanlansa, mavzu, toifa, summa, tavsif va rasm so'ralmaydi",
  'Mavzu, toifa, summa va tavsif shablondan olinadi',
  'shablondan',
  // Fields
  "O'quvchi ismi",
  'Tashabbus',
] as const;
