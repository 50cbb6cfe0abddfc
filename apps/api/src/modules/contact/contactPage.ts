import { routes } from '@clubline/contract';
import { contactBody, contactForm } from '@clubline/contract/schemas';
import { z } from 'zod';
import { plainPage, resultPage, sendPlainPage } from '../../http/forms/plainPage';
import { escapeHtml } from '../../http/htmlPage';
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
  const field = (name: keyof Form, control: (attributes: string) => string) => {
    const problem = problems[name];
    const attributes =
      ` id="${name}" name="${name}" required` +
      (name === firstWrong ? ' autofocus' : '') +
      (problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '');
    const said = problem ? `<p class="bad" id="${name}-problem">${escapeHtml(problem)}</p>` : '';
    return `<label for="${name}">${escapeHtml(texts[name])}</label>${said}${control(attributes)}`;
  };
  const input = (name: 'name' | 'email', type: string) =>
    field(
      name,
      (attributes) =>
        `<input type="${type}" autocomplete="${name}"` +
        ` value="${escapeHtml(form[name])}"${attributes}>`,
    );
  return plainPage(
    language,
    texts.title,
    [
      `<form method="post" action="${routes.contact.path}" novalidate>`,
      input('name', 'text'),
      input('email', 'email'),
      // The line break is the one that a parser takes away.
      field(
        'message',
        (attributes) => `<textarea rows="6"${attributes}>\n${escapeHtml(form.message)}</textarea>`,
      ),
      `<button>${escapeHtml(texts.submit)}</button></form>`,
    ].join('\n'),
  );
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
