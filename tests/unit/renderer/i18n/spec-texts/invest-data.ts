/** The transparent investment data of a winner, and the actions that lead to it (spec 000 §5, 001 §2). */
export const SPEC = ['aniqlanmagan', "Tashabbuskor verifikatsiyadan o'tmagan yoki geolokatsiya biriktirilmagan."];
