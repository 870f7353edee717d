/** An error answer: status and the text for the person (spec 000 §8). */
export class HttpProblem extends Error {
  readonly status: number;
  /** The rule of the specification that the call broke; absent if the call was allowed and merely failed. */
  readonly violation: string | undefined;

  constructor(status: number, message: string, violation?: string) {
    super(message);
    this.status = status;
    this.violation = violation;
  }
}

/** A call that the specification does not know: wrong parameter, wrong type, wrong body. */
export const badCall = (violation: string): HttpProblem => new HttpProblem(400, "So'rov noto'g'ri tuzilgan", violation);

/** A call that this person may not make (Z-120). */
export const forbidden = (violation: string): HttpProblem =>
  new HttpProblem(403, "Ushbu amal uchun huquqingiz yo'q", violation);

/** An allowed call for a record that does not exist. */
export const notFound = (message: string): HttpProblem => new HttpProblem(404, message);

/** A value that a form must reject: has a text for the person, and is recorded as a violation, too. */
export const wrongValue = (message: string, violation: string): HttpProblem =>
  new HttpProblem(400, message, `body: ${violation}`);
