/** A redirect, which is never followed: the token must not leave the platform. */
export class RedirectRefused extends Error {
  override readonly name = 'RedirectRefused';
  /** Target of the redirect; chosen by whichever server answered, so untrusted. */
  readonly to: string;

  constructor(to: string) {
    super('redirect refused');
    this.to = to;
  }
}
