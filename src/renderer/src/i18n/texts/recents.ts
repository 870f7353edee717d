/** Recently viewed initiatives, in the palette (ours). */
export const OURS = ["So'nggi ochilganlar", "So'nggi ochilganlarni tozalash", "So'nggi ochilganlar tozalandi"] as const;
