/** The form with which an admin files an initiative for a pupil (spec 002 §5). */
export const SPEC = ['Rasim yuklanmagan!'];
