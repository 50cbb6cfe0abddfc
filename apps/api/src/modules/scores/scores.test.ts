import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { boardPage } from './boardPage';
import { boards } from './boards';
import type { Stage } from './boards.types';
import { crestOf } from './crest';
import { boardMessages } from './messages';
import { boardAr } from './messages.ar';
import { boardEs } from './messages.es';
import { stageText } from './stageText';

const LEAGUES = ['mlb-playoffs', 'mlb', 'nba', 'nfl', 'nhl', 'ncaaf'];

describeApi('scoreboards', (t) => {
  const page = (id: string) => t.api.app.inject(`/api/scoreboards/${id}`);

  test(
    'there is one for each league, the playoffs of the first apart, and each leads to its ' +
      'page',
    async () => {
      const answer = await t.visitor.get('/scoreboards');
      expect(answer.body.data.boards.map(({ id }: { id: string }) => id)).toEqual(LEAGUES);
      for (const { id, title, path, postsHeight, followsTheme } of answer.body.data.boards) {
        expect([postsHeight, followsTheme]).toEqual([true, true]);
        const { statusCode, headers, body } = await t.api.app.inject(`/api${path}`);
        expect([id, statusCode, headers['content-type']]).toEqual([
          id,
          200,
          'text/html; charset=utf-8',
        ]);
        expect(body).toContain(`<title>${title}</title>`);
        expect(body).toContain('Sample games: teams and scores are made up.');
      }
    },
  );

  test('a board runs only its own style and script, and any page may frame it', async () => {
    const { headers, body } = await page('nba');
    const policy = String(headers['content-security-policy']);
    for (const [tag, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ]) {
      const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(body)![1]!;
      expect(policy).toContain(
        `${directive} 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    }
    expect(policy).toMatch(/^default-src 'none'; font-src 'self'; .*frame-ancestors \*$/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['origin-agent-cluster']).toBeUndefined();
    expect(body).not.toMatch(/ (src|href|on\w+)=/);
  });

  test('the rest of the site still may not be framed by strangers', async () => {
    const { headers } = await t.api.app.inject('/api/scoreboards');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('it takes the theme of the page around, or follows the system', async () => {
    expect((await page('nba?theme=dark')).body).toContain('<html lang="en" data-theme="dark">');
    expect((await page('nba')).body).toContain('<html lang="en">');
    expect((await page('nba?theme=%22%3E')).statusCode).toBe(400);
  });

  test('it speaks the language that the browser asks for, and caches are told', async () => {
    const { body, headers } = await t.api.app.inject({
      url: '/api/scoreboards/nba',
      headers: { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' },
    });
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('Partidos de muestra');
    expect(headers['vary']).toMatch(/accept-language/i);
  });

  test('a board without an origin of its own gets the fonts that it names, for good', async () => {
    const { body } = await page('nba');
    const names = [...body.matchAll(/url\((fonts\/[\w-]+\.woff2)\)/g)].map(([, name]) => name!);
    expect(names).toHaveLength(2);
    for (const name of names) {
      const { statusCode, headers, rawPayload } = await t.api.app.inject({
        url: `/api/scoreboards/${name}`,
        headers: { origin: 'null' },
      });
      expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2']);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cache-control']).toContain('immutable');
      expect(rawPayload.toString('latin1', 0, 4)).toBe('wOF2');
    }
    const answer = await t.visitor.get('/scoreboards/fonts/comic.woff2');
    expect([answer.status, answer.body.message]).toEqual([404, 'Font not found']);
  });

  test('an unknown board is not found', async () => {
    const answer = await t.visitor.get('/scoreboards/curling');
    expect([answer.status, answer.body.message]).toEqual([404, 'Board not found']);
  });
});

test('names are shown as text, and real games are not called samples', () => {
  const html = boardPage(
    {
      id: 'x',
      title: 'A & <b>',
      isSample: false,
      games: [
        {
          state: 'live',
          stage: { kind: 'quarter', number: 3, clock: '<u>' },
          home: { name: '<i>Home</i>', score: 0 },
          away: { name: 'Away', score: null },
        },
      ],
    },
    'en',
  );
  expect(html).not.toMatch(/<b>|<i>|<u>|Sample/);
  expect(html).toContain('<bdi>&#60;i&#62;Home&#60;/i&#62;</bdi></span></th><td>0</td>');
  expect(html).toContain('<td>–</td>');
});

test('each board has games at every stage it needs, and no finished one is a draw', () => {
  for (const { id, games } of boards) {
    expect([id, new Set(games.map(({ state }) => state)).size]).toEqual([id, 3]);
    for (const { state, home, away } of games)
      expect([home.name, state === 'final' && home.score === away.score]).toEqual([
        home.name,
        false,
      ]);
  }
});

test.each<[Stage, string, string, string]>([
  [
    { kind: 'quarter', number: 3, clock: '4:12' },
    'Q3, 4:12',
    '3.º cuarto, 4:12',
    'الربع 3، \u20684:12\u2069',
  ],
  [{ kind: 'halftime' }, 'Halftime', 'Descanso', 'استراحة الشوطين'],
  [
    { kind: 'inning', half: 'bottom', number: 7 },
    'Bottom of inning 7',
    'Baja de la 7.ª entrada',
    'أسفل الجولة 7',
  ],
  [{ kind: 'final' }, 'Final', 'Finalizado', 'انتهت'],
  [
    { kind: 'final', after: 'innings', count: 11 },
    'Final, 11 innings',
    'Finalizado, 11 entradas',
    'انتهت، جولات: 11',
  ],
  [
    { kind: 'start', day: 0, time: '16:25' },
    'Sun, 16:25',
    'dom, 16:25',
    'الأحد، \u206804:25 م\u2069',
  ],
])('how far a game is is said in each language: %j', (stage, en, es, ar) => {
  expect([
    stageText(stage, boardMessages, 'en'),
    stageText(stage, boardEs, 'es'),
    stageText(stage, boardAr, 'ar'),
  ]).toEqual([en, es, ar]);
});

test('crests are initials in two colours, always the same, and not those of the other side', () => {
  const away = crestOf('Harbor City Tides');
  expect([away.letters, crestOf('Dunmore A&M Drovers').letters, crestOf('Orcas').letters]).toEqual([
    'HCT',
    'DAM',
    'OR',
  ]);
  expect(crestOf('Harbor City Tides')).toEqual(away);
  for (const { games } of boards)
    for (const { home, away: other } of games) {
      const ofAway = crestOf(other.name);
      expect(crestOf(home.name, ofAway).ground).not.toBe(ofAway.ground);
    }
});

test.each(['en', 'es', 'ar'] as const)('a board is written from its side in %s', (language) => {
  const html = boardPage(boards[2]!, language, 'light');
  expect(html.includes(' dir="rtl"')).toBe(language === 'ar');
  expect(html.match(/class="live"/g)).toHaveLength(2);
});
