import { routeHref, safeNext } from '@clubline/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { HttpError, type FieldErrors } from '../../../http/errors';
import { plainForm, type PlainForm } from '../../../http/forms/plainForm';
import { plainPage, sendPlainPage } from '../../../http/forms/plainPage';
import type { Language } from '../../../http/language';
import { authFormTexts } from './authFormTexts';

/** What an answer to a form of the sign-in page is made for. */
export interface Answered {
  reply: FastifyReply;
  language: Language;
  /** Where signing in is to lead, as the address says; it may say anything. */
  next: string | undefined;
}

/** Answers of the routes that take these forms. */
export const formAnswers = {
  200: z.string(),
  400: z.string(),
  403: z.string(),
  409: z.string(),
  429: z.string(),
};

/** The address of a view of the sign-in page that remembers where signing in is to lead. */
export const viewHref = (
  to: 'authSignIn' | 'authSignUp' | 'authReset',
  next: string | undefined,
): string => routeHref({ to, ...(next !== undefined && { next: safeNext(next) }) });

/** What is wrong: with the form as a whole, and with its fields. */
export interface Wrong {
  status: number;
  problem?: string;
  fields: Partial<Record<string, string>>;
}

const issuesOf = ({ issues }: z.ZodError): FieldErrors =>
  issues.map(({ path, message }) => ({ property: path.join('.'), messages: [message] }));

/**
 * What a call would have said was wrong, at the fields that its properties were typed into. Throws
 * what is no refusal.
 */
export function wrongIn(
  thrown: unknown,
  { language, reply }: Answered,
  fieldOf: Readonly<Record<string, string>>,
): Wrong {
  if (!(thrown instanceof z.ZodError) && !(thrown instanceof HttpError)) throw thrown;
  const { refusal } = authFormTexts[language];
  const isRefusal = thrown instanceof HttpError;
  if (isRefusal && thrown.statusCode >= 500) throw thrown;
  if (isRefusal && thrown.retryAfter !== undefined)
    void reply.header('retry-after', String(thrown.retryAfter));
  const wrong: Wrong = { status: isRefusal ? thrown.statusCode : 400, fields: {} };
  const errors = isRefusal
    ? (thrown.errors ?? [{ property: '', messages: [thrown.message] }])
    : issuesOf(thrown);
  for (const { property, messages } of errors) {
    const field = fieldOf[property.split('.')[0]!];
    const said = refusal(messages[0]!);
    if (field === undefined) wrong.problem ??= said;
    else wrong.fields[field] ??= said;
  }
  return wrong;
}

/** What the fields of a form say of themselves: the first one that is wrong has the focus. */
export function fieldsOf<Name extends keyof (typeof authFormTexts)['en']['labels']>(
  { language }: Answered,
  names: readonly Name[],
  { fields }: Pick<Wrong, 'fields'>,
) {
  const firstWrong = names.find((name) => fields[name] !== undefined);
  return (name: Name) => ({
    name,
    label: authFormTexts[language].labels[name],
    problem: fields[name],
    isFocused: name === firstWrong,
  });
}

/** Answers with a form again. */
export function sendForm(
  { reply, language }: Answered,
  status: number,
  { title, below = '', ...form }: PlainForm & { title: string; below?: string },
): string {
  const html = plainPage(language, title, plainForm(form) + below);
  // Where it is sent, nobody else may have it sent.
  return sendPlainPage(reply, status, html, { saysOrigin: true });
}
