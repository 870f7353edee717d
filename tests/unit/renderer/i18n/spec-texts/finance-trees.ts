/** Expenses and economic classifications with their indicators, the state budget's indicators (spec 002 §2). */
export const SPEC = ['Xarajatlar', 'Klassifikatorlar', "Ko'rsatgichlar"];
