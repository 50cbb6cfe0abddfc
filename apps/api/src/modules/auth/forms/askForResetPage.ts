import { routes } from '@clubline/contract';
import { loginQuery, resetForm, sendResetCodeBody } from '@clubline/contract/schemas';
import { plainInput } from '../../../http/forms/plainForm';
import { resultPage, sendPlainPage } from '../../../http/forms/plainPage';
import { languageOf } from '../../../http/language';
import { everyone } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import { mailResetLink } from '../passwordReset';
import { fieldsOf, formAnswers, sendForm, viewHref } from './authForm';
import { authFormTexts } from './authFormTexts';

/** Mails a link to the address that the form of the reset page names, if somebody has it. */
export const askForResetPage = route({
  method: 'POST',
  url: routes.authReset.path,
  summary: 'What the page that asks for a reset sends where no script runs',
  query: loginQuery,
  body: resetForm,
  isPageForm: true,
  isForOwnPages: true,
  response: formAnswers,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'mail',
  async handler({ body: { email }, query: { next }, reply, context, request }) {
    const language = languageOf(request);
    const answered = { reply, language, next };
    const { reset, refusal } = authFormTexts[language];
    const { data } = sendResetCodeBody.safeParse({ requestType: 'PASSWORD_RESET', email });
    if (data === undefined) {
      // The call says it in the codes of an identity provider.
      const said = email.trim() === '' ? 'Email is required' : 'Invalid email format.';
      const field = fieldsOf(answered, ['email'], { fields: { email: refusal(said) } });
      return sendForm(answered, 400, {
        title: reset.title,
        action: viewHref('authReset', next),
        fields: [
          plainInput({ ...field('email'), type: 'email', autocomplete: 'email', value: email }),
        ],
        submit: reset.submit,
      });
    }
    mailResetLink(context, data.email, request);
    return sendPlainPage(
      reply,
      200,
      resultPage(language, reset.sent, viewHref('authSignIn', next)),
    );
  },
});
