import { routes } from '@clubline/contract';
import { contactBody, contactForm } from '@clubline/contract/schemas';
import { z } from 'zod';
import { plainForm, plainInput, plainTextArea } from '../../http/forms/plainForm';
import { plainPage, resultPage, sendPlainPage } from '../../http/forms/plainPage';
import { languageOf, type Language } from '../../http/language';
import { everyone } from '../../http/policy';
import { bodyLimits, route, type Route } from '../../http/route';
import { contactPageTexts } from './contactPageTexts';
import { takeMessage } from './takeMessage';

type Form = z.infer<typeof contactForm>;
type Problems = Partial<Record<keyof Form, string>>;

/** What is wrong with a form, by its fields. */
function problemsOf({ issues }: z.ZodError, language: Language): Problems {
  const { tooLong, problems, ...labels } = contactPageTexts[language];
  const found: Problems = {};
  for (const issue of issues) {
    const field = issue.path[0] as keyof Form;
    found[field] ??=
      issue.code === 'too_big' ? tooLong(labels[field], Number(issue.maximum)) : problems[field];
  }
  return found;
}

/** The form again, with what was typed and what is wrong with it. */
function formPage(language: Language, form: Form, problems: Problems): string {
  const texts = contactPageTexts[language];
  const [firstWrong] = Object.keys(problems);
  const field = <Name extends keyof Form>(name: Name) => ({
    name,
    label: texts[name],
    value: form[name],
    problem: problems[name],
    isFocused: name === firstWrong,
  });
  const fields = [
    plainInput({ ...field('name'), type: 'text', autocomplete: 'name' }),
    plainInput({ ...field('email'), type: 'email', autocomplete: 'email' }),
    plainTextArea(field('message')),
  ];
  const { title, submit } = texts;
  return plainPage(language, title, plainForm({ action: routes.contact.path, fields, submit }));
}

const sendForm = route({
  method: 'POST',
  url: routes.contact.path,
  summary: 'What the contact page sends where no script runs',
  body: contactForm,
  isPageForm: true,
  response: { 200: z.string(), 400: z.string() },
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.text,
  rate: 'mail',
  async handler({ body, reply, context, request }) {
    const language = languageOf(request);
    // Forms send line breaks in two characters.
    const form = { ...body, message: body.message.replaceAll('\r\n', '\n') };
    const checked = contactBody.safeParse(form);
    if (!checked.success)
      return sendPlainPage(
        reply,
        400,
        formPage(language, form, problemsOf(checked.error, language)),
      );
    await takeMessage(context, checked.data);
    return sendPlainPage(reply, 200, resultPage(language, contactPageTexts[language].sent, '/'));
  },
});

/** The page that answers the contact form of the site where no script runs. */
export const contactPageRoutes: Route[] = [sendForm];
