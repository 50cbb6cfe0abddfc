import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { addRoutes, type TaggedRoutes } from '../addRoutes';
import { toHttpError } from '../errorHandler';
import { languageOf, type Translations } from '../language';
import { readText } from '../limits/readText';
import { resultPage, sendPlainPage, type PageResult } from './plainPage';

const action = { en: 'Back to Home', es: 'Volver al inicio', ar: 'العودة إلى الرئيسية' };

const tooOften: Translations<PageResult> = {
  en: {
    title: 'Please wait a moment',
    text: 'That was more than we take at once. Go back and try again in a minute.',
    action: action.en,
  },
  es: {
    title: 'Espera un momento',
    text: 'Fue más de lo que aceptamos a la vez. Vuelve atrás e inténtalo de nuevo en un minuto.',
    action: action.es,
  },
  ar: {
    title: 'يُرجى الانتظار لحظة',
    text: 'هذا أكثر مما نقبله دفعة واحدة. يُرجى الرجوع والمحاولة مرة أخرى بعد دقيقة.',
    action: action.ar,
  },
};
const failed: Translations<PageResult> = {
  en: {
    title: 'Something went wrong',
    text: 'That could not be done just now. Go back and try again.',
    action: action.en,
  },
  es: {
    title: 'Algo salió mal',
    text: 'No se pudo hacer en este momento. Vuelve atrás e inténtalo de nuevo.',
    action: action.es,
  },
  ar: {
    title: 'حدث خطأ ما',
    text: 'تعذّر ذلك في هذه اللحظة. يُرجى الرجوع والمحاولة مرة أخرى.',
    action: action.ar,
  },
};

/** The fields of a form by name: the text of each, or a list of what was sent under one name. */
function formFields(body: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const before = fields.get(name);
    if (Array.isArray(before)) before.push(value);
    else fields.set(name, before === undefined ? value : [before, value]);
  }
  return Object.fromEntries(fields);
}

/** Routes that take what the form of a page sends, and answer with a page, failures included. */
export function pageForms(context: Context, groups: TaggedRoutes[]): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      async (request: FastifyRequest, payload: IncomingMessage) =>
        formFields(await readText(request, payload)),
    );
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode, retryAfter } = toHttpError(error);
      if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      const language = languageOf(request);
      const said = statusCode === 429 ? tooOften : failed;
      return reply.send(
        sendPlainPage(reply, statusCode, resultPage(language, said[language], '/')),
      );
    });
    for (const group of groups) addRoutes(app, context, group);
  };
}
