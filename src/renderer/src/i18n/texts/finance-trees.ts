/** Expenses and economic classifications with their indicators, the state budget's indicators (spec 002 §2). */
export const SPEC = ['Xarajatlar', 'Klassifikatorlar', "Ko'rsatgichlar"] as const;

export const OURS = [
  'Orqaga',
  // Expenses and classifications
  'Klassifikator',
  'ta xarajat',
  'ta klassifikator',
  // Their indicators, spelt as the document spells them
  "ta ko'rsatgich",
  "Ko'rsatgich kiritilmagan",
  "Yangi ko'rsatgich",
  "Ko'rsatgichni tahrirlash",
  // State budget
  "Davlat budjeti ko'rsatkichlari",
  "Davlat budjeti ko'rsatkichi",
  "ta ko'rsatkich",
] as const;
