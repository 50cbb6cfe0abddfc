/**
 * What can go wrong with an embed. `unreachable`: the API does not answer. `cors`: it answers, but
 * not to pages of this origin. `unknown-room`: no room can have that id. `token`: the page’s token
 * function failed, took too long or gave a token that is refused. `bad-race`: a race, or a part of
 * it, cannot be read. `bad-locale`: a language or time zone that does not exist. `late-script`: a
 * framework has written a property as an attribute, since the script of the element came after it.
 * `crash`: drawing failed.
 */
export type EmbedProblemCode =
  | 'unreachable'
  | 'cors'
  | 'unknown-room'
  | 'token'
  | 'bad-race'
  | 'bad-locale'
  | 'late-script'
  | 'crash';

/** What an embed tells its page, as `onError` or `clubline-error`. */
export interface EmbedProblem {
  /** What kind of problem it is; the same word stands in the documentation. */
  code: EmbedProblemCode;
  /** What happened, for developers. */
  error: Error;
}
