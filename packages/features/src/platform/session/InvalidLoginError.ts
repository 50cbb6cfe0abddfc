/** A sign-in that was answered without a token or without a user. */
export class InvalidLoginError extends Error {
  override name = 'InvalidLoginError';

  constructor() {
    super('Invalid login response');
  }
}
