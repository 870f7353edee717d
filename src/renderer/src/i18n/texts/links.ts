/** Links to an initiative from and for other programs (ours). */
export const OURS = [
  "Havola noto'g'ri",
  'Bu tashabbus sizning hududingizga kirmaydi',
  'Havola boshqa platformaga tegishli',
  'Havola bilan tashabbus keldi. Boshlangan ishingiz ochiq qoladi.',
  'ID va havolani nusxalash',
  'Saytdagi sahifasi havolasi',
] as const;
