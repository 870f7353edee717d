/** The contacts of regions (spec 001 §8). */
export const SPEC = ["Ushbu kontakt o'chirildi"];
