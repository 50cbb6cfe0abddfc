import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { boardPage } from './boardPage';
import { boards } from './boards';

const LEAGUES = ['mlb-playoffs', 'mlb', 'nba', 'nfl', 'nhl', 'ncaaf'];

describeApi('scoreboards', (t) => {
  const page = (id: string) => t.api.app.inject(`/api/scoreboards/${id}`);

  test(
    'there is one for each league, the playoffs of the first apart, and each leads to its ' +
      'page',
    async () => {
      const answer = await t.visitor.get('/scoreboards');
      expect(answer.body.data.boards.map(({ id }: { id: string }) => id)).toEqual(LEAGUES);
      for (const { id, title, path, postsHeight } of answer.body.data.boards) {
        expect(postsHeight).toBe(true);
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
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
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
          note: '"now"',
          home: { name: '<i>Home</i>', score: 0 },
          away: { name: 'Away', score: null },
        },
      ],
    },
    'en',
  );
  expect(html).not.toMatch(/<b>|<i>|Sample/);
  expect(html).toContain('&#60;i&#62;Home&#60;/i&#62;</th><td>0</td>');
  expect(html).toContain('<td>–</td>');
});

test('each board has games at every stage it needs, and no finished one is a draw', () => {
  for (const { id, games } of boards) {
    expect([id, new Set(games.map(({ state }) => state)).size]).toEqual([
      id,
      id === 'mlb-playoffs' ? 2 : 3,
    ]);
    for (const { state, home, away } of games)
      expect([home.name, state === 'final' && home.score === away.score]).toEqual([
        home.name,
        false,
      ]);
  }
});
