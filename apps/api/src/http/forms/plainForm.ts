import { escapeHtml } from '../htmlPage';

/** What each field of a plain form has. */
interface PlainField {
  name: string;
  label: string;
  /** Help under the label. */
  help?: string | undefined;
  /** What is wrong with it. */
  problem?: string | undefined;
  isFocused?: boolean;
}

/** What is said of a field, and the attributes that lead from it there. */
function saidOf({ name, help, problem }: PlainField): { html: string; attributes: string } {
  const said = [
    ...(help === undefined ? [] : [{ id: `${name}-help`, kind: 'help', text: help }]),
    ...(problem === undefined ? [] : [{ id: `${name}-problem`, kind: 'bad', text: problem }]),
  ];
  const ids = said.map(({ id }) => id).join(' ');
  return {
    html: said
      .map(({ id, kind, text }) => `<p class="${kind}" id="${id}">${escapeHtml(text)}</p>`)
      .join(''),
    attributes:
      (problem === undefined ? '' : ' aria-invalid="true"') +
      (ids === '' ? '' : ` aria-describedby="${ids}"`),
  };
}

/** A label, what is said of its field, and that. */
function labelled(field: PlainField, control: (attributes: string) => string): string {
  const { name, label, isFocused } = field;
  const { html, attributes } = saidOf(field);
  const focus = isFocused ? ' autofocus' : '';
  return (
    `<label for="${name}">${escapeHtml(label)}</label>${html}` +
    control(` id="${name}" name="${name}" required${focus}${attributes}`)
  );
}

export interface PlainInput extends PlainField {
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  /** What was typed; nothing for a password. */
  value?: string;
}

/** One line of text. */
export const plainInput = ({ type, autocomplete, value, ...field }: PlainInput): string =>
  labelled(
    field,
    (attributes) =>
      `<input type="${type}" autocomplete="${autocomplete}"` +
      (value === undefined ? '' : ` value="${escapeHtml(value)}"`) +
      `${attributes}>`,
  );

/** Several lines of text. */
export const plainTextArea = ({ value, ...field }: PlainField & { value: string }): string =>
  labelled(
    field,
    // The line break is the one that a parser takes away.
    (attributes) => `<textarea rows="6"${attributes}>\n${escapeHtml(value)}</textarea>`,
  );

export interface PlainChoices extends PlainField {
  options: readonly string[];
  /** The options that are ticked. */
  chosen: readonly string[];
}

/** Several of a few. */
export function plainChoices({ options, chosen, ...field }: PlainChoices): string {
  const { html, attributes } = saidOf(field);
  const boxes = options.map((option, index) => {
    const value = escapeHtml(option);
    const isTicked = chosen.includes(option) ? ' checked' : '';
    const focus = field.isFocused && index === 0 ? ' autofocus' : '';
    return (
      `<label><input type="checkbox" name="${field.name}" value="${value}"${isTicked}${focus}>` +
      ` ${value}</label>`
    );
  });
  return (
    `<fieldset${attributes}><legend>${escapeHtml(field.label)}</legend>${html}` +
    `${boxes.join('')}</fieldset>`
  );
}

export interface PlainForm {
  /** Where it is sent. */
  action: string;
  /** What is wrong with it as a whole. */
  problem?: string | undefined;
  /** Its fields, as HTML. */
  fields: string[];
  submit: string;
}

/** A form that a browser sends by itself; what is wrong is said by the page that answers. */
export const plainForm = ({ action, problem, fields, submit }: PlainForm): string =>
  [
    problem === undefined ? '' : `<p class="bad" role="alert">${escapeHtml(problem)}</p>`,
    `<form method="post" action="${escapeHtml(action)}" novalidate>`,
    ...fields,
    `<button>${escapeHtml(submit)}</button></form>`,
  ].join('\n');
