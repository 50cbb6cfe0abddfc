import { NEW_PASSWORD_MIN, PROFILE_TAGS, routes, SPORTS } from '@clubline/contract';
import { loginQuery, signUpBody, signUpForm } from '@clubline/contract/schemas';
import type { z } from 'zod';
import type { Context } from '../../../context';
import { plainChoices, plainInput } from '../../../http/forms/plainForm';
import { resultPage, sendPlainPage } from '../../../http/forms/plainPage';
import { languageOf } from '../../../http/language';
import { everyone } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import { signIn, signUp } from '../credentials';
import {
  fieldsOf,
  formAnswers,
  sendForm,
  viewHref,
  wrongIn,
  type Answered,
  type Wrong,
} from './authForm';
import { authFormTexts } from './authFormTexts';
import { handOver } from './handOver';

type Form = z.infer<typeof signUpForm>;

const fieldOf = {
  firstName: 'firstName',
  lastName: 'lastName',
  username: 'username',
  email: 'email',
  password: 'password',
  sportInterests: 'sports',
  tags: 'tags',
};
const names = [
  'firstName',
  'lastName',
  'username',
  'email',
  'password',
  'confirmation',
  'sports',
  'tags',
] as const;

/** The form again, with all that was typed but the passwords. */
function sendAgain(answered: Answered, form: Form, wrong: Wrong): string {
  const { signUp: texts } = authFormTexts[answered.language];
  const field = fieldsOf(answered, names, wrong);
  const typed = (name: 'firstName' | 'lastName' | 'username' | 'email', autocomplete: string) =>
    ({ ...field(name), type: 'text', autocomplete, value: form[name] }) as const;
  const secret = { type: 'password', autocomplete: 'new-password' } as const;
  return sendForm(answered, wrong.status, {
    title: texts.title,
    action: viewHref('authSignUp', answered.next),
    problem: wrong.problem,
    fields: [
      plainInput(typed('firstName', 'given-name')),
      plainInput(typed('lastName', 'family-name')),
      plainInput({ ...typed('username', 'username'), help: texts.usernameHelp }),
      plainInput({ ...typed('email', 'email'), type: 'email' }),
      plainInput({ ...field('password'), ...secret, help: texts.passwordHelp(NEW_PASSWORD_MIN) }),
      plainInput({ ...field('confirmation'), ...secret }),
      plainChoices({
        ...field('sports'),
        help: texts.sportsHelp,
        options: SPORTS,
        chosen: [form.sports].flat(),
      }),
      plainChoices({
        ...field('tags'),
        help: texts.tagsHelp,
        options: PROFILE_TAGS,
        chosen: [form.tags].flat(),
      }),
    ],
    submit: texts.submit,
  });
}

/** What the call is sent for what was typed; what is wrong with that where it is not sound. */
function readForm(answered: Answered, { confirmation, sports, tags, ...form }: Form) {
  const { data, error } = signUpBody.safeParse({
    ...form,
    sportInterests: [sports].flat(),
    tags: { profile: [tags].flat() },
  });
  const wrong = error ? wrongIn(error, answered, fieldOf) : { status: 400, fields: {} };
  const { passwordsDiffer } = authFormTexts[answered.language];
  if (confirmation !== form.password) wrong.fields['confirmation'] = passwordsDiffer;
  return data !== undefined && confirmation === form.password ? { data } : { wrong };
}

/** Signs in to an account that was made a moment ago; says that it is there where that fails. */
async function signInToNew(
  context: Context,
  answered: Answered,
  { email, password }: z.infer<typeof signUpBody>,
  request: Parameters<typeof signIn>[2],
): Promise<string> {
  const { reply, language, next } = answered;
  try {
    const { session } = await signIn(context, { email, password }, request, true);
    if (session !== undefined) return handOver(answered, session);
  } catch (error) {
    context.log.warn({ err: error }, 'a new account was made, and not signed in to');
  }
  const { accountExists } = authFormTexts[language].signUp;
  return sendPlainPage(
    reply,
    200,
    resultPage(language, accountExists, viewHref('authSignIn', next)),
  );
}

/** Makes the account that the form of the sign-up page describes, and signs in to it. */
export const signUpPage = route({
  method: 'POST',
  url: routes.authSignUp.path,
  summary: 'What the sign-up page sends where no script runs',
  query: loginQuery,
  body: signUpForm,
  isPageForm: true,
  isForOwnPages: true,
  response: formAnswers,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, query, reply, context, request }) {
    const answered = { reply, language: languageOf(request), next: query.next };
    const { data, wrong } = readForm(answered, body);
    if (data === undefined) return sendAgain(answered, body, wrong);
    try {
      await signUp(context, data, request);
    } catch (error) {
      return sendAgain(answered, body, wrongIn(error, answered, fieldOf));
    }
    return signInToNew(context, answered, data, request);
  },
});
