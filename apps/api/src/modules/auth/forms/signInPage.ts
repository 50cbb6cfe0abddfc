import { routes } from '@clubline/contract';
import { loginQuery, signInBody, signInForm } from '@clubline/contract/schemas';
import type { z } from 'zod';
import { plainInput } from '../../../http/forms/plainForm';
import { escapeHtml } from '../../../http/htmlPage';
import { languageOf } from '../../../http/language';
import { everyone } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import { signIn } from '../credentials';
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

type Form = z.infer<typeof signInForm>;

const fieldOf = {
  email: 'identifier',
  username: 'identifier',
  password: 'password',
  recoveryCode: 'recoveryCode',
};

/** What the call is sent for what was typed. */
function asBody({ identifier, password, recoveryCode }: Form): object {
  const name = identifier.trim();
  const named = name.includes('@') ? { email: name } : { username: name };
  return {
    ...(name !== '' && named),
    password,
    ...(recoveryCode !== '' && { recoveryCode: recoveryCode.trim() }),
  };
}

/** The form again; once its password was right, it may ask for a recovery code as well. */
function sendAgain(answered: Answered, { identifier, recoveryCode }: Form, wrong: Wrong): string {
  const { language, next } = answered;
  const { signIn: texts, secondStep } = authFormTexts[language];
  const asksForCode = wrong.status === 403 || recoveryCode !== '';
  const field = fieldsOf(answered, ['identifier', 'password', 'recoveryCode'], wrong);
  const code = { ...field('recoveryCode'), help: secondStep.help };
  return sendForm(answered, wrong.status, {
    title: asksForCode ? secondStep.title : texts.title,
    action: viewHref('authSignIn', next),
    problem: wrong.problem,
    fields: [
      plainInput({
        ...field('identifier'),
        type: 'text',
        autocomplete: 'username',
        value: identifier,
      }),
      plainInput({ ...field('password'), type: 'password', autocomplete: 'current-password' }),
      ...(asksForCode
        ? [plainInput({ ...code, type: 'text', autocomplete: 'one-time-code', value: '' })]
        : []),
    ],
    submit: asksForCode ? secondStep.submit : texts.submit,
    below:
      `<p><a href="${escapeHtml(viewHref('authReset', next))}">` +
      `${escapeHtml(texts.forgotPassword)}</a></p>`,
  });
}

/** Signs in what the form of the sign-in page sends. */
export const signInPage = route({
  method: 'POST',
  url: routes.authSignIn.path,
  summary: 'What the sign-in page sends where no script runs',
  query: loginQuery,
  body: signInForm,
  isPageForm: true,
  isForOwnPages: true,
  response: formAnswers,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, query, reply, context, request }) {
    const answered = { reply, language: languageOf(request), next: query.next };
    try {
      const checked = signInBody.parse(asBody(body));
      const { session } = await signIn(context, checked, request, true);
      if (session !== undefined) return handOver(answered, session);
    } catch (error) {
      return sendAgain(answered, body, wrongIn(error, answered, fieldOf));
    }
    const problem = authFormTexts[answered.language].secondStep.text;
    return sendAgain(answered, body, { status: 403, problem, fields: {} });
  },
});
