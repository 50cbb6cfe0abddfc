/**
 * What can go wrong with an embed. `missing`: it was not given what it needs, which `error` names.
 * `unreachable`: the API does not answer, or what answers is none. `missing-script`: a part of
 * the script that loads apart is not there. `cors`: it answers, but not to pages of this origin.
 * `unknown-room`: no room can have that id. `token`: the token function of the page failed, took
 * too long or gave a token that is refused. `removed`: the person was removed from the chat.
 * `bad-race`: a race, or a part of it, cannot be read. `bad-locale`: a language or time zone that
 * does not exist. `late-script`: a property came as the text of an attribute, since the script of
 * the element came after the framework, or a server wrote the page. `crash`: drawing failed.
 */
export type EmbedProblemCode =
  | 'missing'
  | 'unreachable'
  | 'missing-script'
  | 'cors'
  | 'unknown-room'
  | 'token'
  | 'removed'
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
