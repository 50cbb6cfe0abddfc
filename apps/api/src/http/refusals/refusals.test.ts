import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { languages } from '../language';
import { refusalIn } from '.';
import { refusalsAr } from './refusals.ar';
import { refusalsEs } from './refusals.es';

/** Said to whoever writes a client: its people never read them. */
const forMachines = [
  /\b(?:body|boundary|clientId|clientMessageId|cursor|form-data|Bodies|content type)\b/,
  /\b(?:https|id|Ids|key|matchId|access token|after the password)\b/,
  /^(?:Send|The file arrives|The path|This channel belongs|Pages of other|The refresh token)/,
  /^(?:Only follow|Only members receive|Nobody may (?:be|watch)|Letters, digits)/,
  /^(?:Administrators are|This person was|This token|Too many rooms|A picture)/,
  /^(?:Not (?:a|an) (?:public key|secret|https)|The form is|This picture is|Not base)/,
  /^(?:Usernames without|Arabic Syriac|The name of the person|\{\} is required|Nobody has)/,
];

/** A text that goes on in the next line is one. */
const joined = (source: string): string =>
  source.replaceAll(/`\s*\+\s*'((?:[^'\\\n]|\\.)*)'/g, '$1`').replaceAll(/['`]\s*\+\s*['`]/g, '');

const sourcesIn = (folder: string) => {
  const root = fileURLToPath(new URL(`../../../../../${folder}`, import.meta.url));
  return readdirSync(root, { encoding: 'utf8', recursive: true })
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        !/\.test\.ts$|(?:testing|demo|faults|refusals)\/|messages\.\w\w\.ts/.test(name),
    )
    .map((name) => joined(readFileSync(`${root}/${name}`, 'utf8')));
};
const api = sourcesIn('apps/api/src');
const schemas = sourcesIn('packages/contract/src/schemas').map((source) =>
  source.replaceAll(/\.describe\(\s*(?:'[^']*'|`[^`]*`),?\s*\)/g, ''),
);
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;
/** The texts in quotes, with {} for what is filled in. */
const literalsOf = (source: string): string[] =>
  [...source.matchAll(LITERAL)].map(([, plain, made]) =>
    (plain ?? made ?? '').replaceAll(/“?\$\{[^}]*\}”?|\d[\d,]*/g, '{}'),
  );
const isSentence = (text: string) =>
  /^(?:[A-Z]|\{\} ).*[a-z]{2} ?[a-z]/.test(text) && / /.test(text);

/** What is thrown at people, or said of what they sent. */
const REFUSING = /\b(?:conflict|forbidden|bad\w+|tooMany|unavailable|HttpError)\(/g;
const refused = api.flatMap((source) => [
  ...[...source.matchAll(REFUSING)].flatMap(({ index }) =>
    literalsOf(source.slice(index, index + 400).split(/\);/)[0]!),
  ),
  ...[...source.matchAll(/^const [A-Z_]+ = ('[^'\n]+\.');$/gm)].flatMap(([, text]) =>
    literalsOf(text!),
  ),
]);
const sentences = [...new Set([...refused, ...schemas.flatMap(literalsOf)].filter(isSentence))];
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Whether one of these texts makes a sentence, whatever is filled in. */
const isMadeOf = (texts: string[]) => {
  const patterns = texts.map((text) => new RegExp(`^${escaped(text).replaceAll('\\{\\}', '.+')}$`));
  return (sentence: string) => patterns.some((pattern) => pattern.test(sentence));
};

describe('translations of refusals', () => {
  const known = Object.keys(refusalsEs);

  test('are there for each that people may read', () => {
    expect(sentences.length).toBeGreaterThan(80);
    const missing = sentences
      .filter((sentence) => !forMachines.some((pattern) => pattern.test(sentence)))
      .filter((sentence) => refusalIn('es', sentence) === undefined)
      .filter((sentence) => !known.some(isMadeOf([sentence])));
    expect(missing).toEqual([]);
  });

  test('are the same in each language, and of none that nothing says any more', () => {
    expect(Object.keys(refusalsAr)).toEqual(known);
    const isSaid = isMadeOf([...api, ...schemas].flatMap(literalsOf).filter(isSentence));
    expect(known.filter((sentence) => !isSaid(sentence.replaceAll(/\d+/g, '{}')))).toEqual([]);
  });

  test.each(['es', 'ar'] as const)('keep what is filled in: %s', (language) => {
    for (const sentence of known)
      expect(refusalIn(language, sentence)!.split('{}')).toHaveLength(sentence.split('{}').length);
    expect(refusalIn(language, 'At most 1,000 characters.')).toContain('1,000');
  });

  test('hold a name together', () => {
    const sentence = [
      'Duplicate athlete “Amy Lake” already exists.',
      'Select it from the dropdown or change the name.',
    ].join(' ');
    expect(refusalIn('es', sentence)).toContain('«Amy Lake»');
    expect(refusalIn('ar', sentence)).toContain('«\u2068Amy Lake\u2069»');
  });

  test.each(languages)('what has no words in %s is said to be so', (language) => {
    const said = refusalIn(language, 'Nobody has said this before.');
    expect(said).toBe(language === 'en' ? 'Nobody has said this before.' : undefined);
  });
});

describeApi('refusals', (t) => {
  const signUp = (headers: Record<string, string>) =>
    t.api.app
      .inject({ method: 'POST', url: '/api/auth/sign-up', headers, payload: { firstName: '' } })
      .then((answer) => answer.json());
  const spanish = { 'accept-language': 'es-MX,en;q=0.5' };

  test('of what is wrong with a form are in the language that is asked for', async () => {
    const said = await signUp(spanish);
    expect(said.statusCode).toBe(400);
    expect(said.errors).toContainEqual({
      property: 'firstName',
      messages: ['El nombre es obligatorio'],
    });
    expect(said.message).toContain('firstName: El nombre es obligatorio');
    expect((await signUp({})).message).toContain('firstName: First name is required');
  });

  test('in one sentence are, too', async () => {
    const mika = await t.person();
    const { payload } = await t.api.app.inject({
      method: 'PATCH',
      url: `/api/notifications/mark-as-read/nowhere/${mika.id}`,
      headers: { 'accept-language': 'ar', authorization: `Bearer ${mika.accessToken}` },
    });
    expect(JSON.parse(payload).message).toBe('لم يُعثر على الإشعار');
  });

  test('of a session that is over stay as they are: clients know them by their words', async () => {
    const answer = await t.api.app.inject({ url: '/api/auth/me', headers: spanish });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toContain('expired');
  });
});
