/** A redirect, which is never followed: the token must not leave the platform. */
export class RedirectRefused extends Error {
  override readonly name = 'RedirectRefused';
  /** Where the redirect leads; whoever answered has chosen it. */
  readonly to: string;

  constructor(to: string) {
    super('redirect refused');
    this.to = to;
  }
}
