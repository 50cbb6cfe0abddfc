import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Person } from '../../testing/people';
import { idsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import { findUploadProgress } from './uploadProgress';

let number = 0;
const nextName = () => `Rider ${(number += 1)} Test`;
const facts = {
  age: 27,
  bio: 'Fast starter.',
  origin: 'Annecy, France',
  height: 1.75,
  boatManufacturers: 'Nordvik',
  careerWins: 0,
  seasonWins: 0,
  seasonPodiums: 0,
  careerWordFinalsWins: 0,
};

describeApi('racers', (t) => {
  const create = (admin: Person, body: object = {}) =>
    admin.post('/jet-ski-racer-details', { name: nextName(), ...facts, ...body });

  test('an administrator creates a racer, whose address is in the Location header', async () => {
    const admin = await t.admin();
    const made = await create(admin, { name: ' Camille Testeur ' });
    expect(made.status).toBe(201);
    expect(made.headers.location).toBe(`/api/jet-ski-racer-details/${made.body.id}`);
    expect((await admin.get(`/jet-ski-racer-details/${made.body.id}`)).body).toEqual({
      id: made.body.id,
      athlete: {
        id: expect.any(String),
        name: 'Camille Testeur',
        age: 27,
        bio: 'Fast starter.',
        image: null,
        origin: 'Annecy, France',
        height: 1.75,
        weight: null,
        imageAlt: null,
      },
      teamName: null,
      boatManufacturers: 'Nordvik',
      careerWins: 0,
      seasonWins: 0,
      seasonPodiums: 0,
      careerWordFinalsWins: 0,
      height: 1.75,
      origin: 'Annecy, France',
      slug: 'camille-testeur',
    });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ age: 'old' }, 'age', expect.any(String)],
    [{ age: 8 }, 'age', 'Age must be at least 9.'],
    [{ age: 101 }, 'age', 'Age must be at most 100.'],
    [{ bio: '' }, 'bio', 'Bio is required.'],
    [{ boatManufacturers: ' ' }, 'boatManufacturers', 'Boat manufacturer is required.'],
    [{ height: 0.5 }, 'height', 'Height must be between 36 and 96 inches (3′0″–8′0″).'],
    [{ careerWins: -1 }, 'careerWins', expect.any(String)],
    [{ athleteId: 'no-such-athlete' }, 'athleteId', 'There is no such athlete.'],
  ])('%j is refused and names %s', async (body, field, message) => {
    const answer = await create(await t.admin(), body);
    expect([answer.status, answer.body.errors[0]]).toEqual([
      400,
      { property: field, messages: [message] },
    ]);
  });

  test('a name that exists is refused whatever its case, also when many try at once', async () => {
    const admin = await t.admin();
    const name = nextName();
    const answers = await Promise.all(
      [name, name.toUpperCase(), name.toLowerCase(), name].map((wanted) =>
        create(admin, { name: wanted }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body.message).toMatch(
      /^Duplicate athlete “.*” already exists\. Select it from the dropdown or change the name\.$/,
    );
  });

  test('an athlete who exists gets a racer once', async () => {
    const admin = await t.admin();
    const name = nextName();
    const athleteId = `athlete-${number}`;
    await t.api.context.db
      .insertInto('athletes')
      .values({
        id: athleteId,
        name,
        nameKey: name.toLowerCase(),
        age: 20,
        bio: 'Old bio',
        image: null,
        origin: null,
        height: null,
        weight: 70,
        createdAt: t.api.context.now(),
      })
      .execute();
    const hits = await admin.get(
      `/athletes?limit=5&order=DESC&search=${encodeURIComponent(name.toUpperCase())}`,
    );
    expect(idsOf(hits.body.athletes)).toEqual([athleteId]);
    const made = await create(admin, { name, athleteId });
    expect(made.body.racer.athlete).toMatchObject({
      id: athleteId,
      name,
      bio: 'Fast starter.',
      weight: 70,
      height: 1.75,
    });
    expect((await create(admin, { name, athleteId })).status).toBe(409);
  });

  test('anybody signed in edits; what is left out stays', async () => {
    const [admin, fan] = [await t.admin(), await t.person()];
    const { id, racer } = (await create(admin)).body;
    const changed = await fan.put(`/jet-ski-racer-details/${id}`, {
      age: 28,
      boatManufacturers: 'Halcyon',
      height: 1.8,
    });
    expect(changed.body).toMatchObject({
      boatManufacturers: 'Halcyon',
      height: 1.8,
      athlete: { name: racer.athlete.name, age: 28, bio: 'Fast starter.' },
    });
    expect((await fan.put(`/jet-ski-racer-details/${id}`, {})).body).toEqual(changed.body);
    const refused = await fan.put(`/jet-ski-racer-details/${id}`, { age: 5 });
    expect([refused.status, refused.body.message]).toEqual([400, 'age: Age must be at least 9.']);
    const other = (await create(admin)).body.racer.athlete.name;
    expect((await fan.put(`/jet-ski-racer-details/${id}`, { name: other })).status).toBe(409);
    expect((await fan.put('/jet-ski-racer-details/nobody', { age: 30 })).status).toBe(404);
    const missing = await fan.get('/jet-ski-racer-details/some-name-slug');
    expect([missing.status, missing.body.message]).toEqual([404, 'Racer not found']);
  });

  test('skip is an offset, and the meta tells of the next page', async () => {
    const admin = await t.admin();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.unshift((await create(admin, { name: `Paged ${nextName()}` })).body.id);
    const page = async (skip: number) =>
      (await admin.get(`/jet-ski-racer-details?skip=${skip}&limit=2&order=DESC&search=paged`)).body;
    expect([idsOf((await page(0)).racers), (await page(0)).meta]).toEqual([
      ids.slice(0, 2),
      {
        hasNextPage: true,
        page: 1,
        limit: 2,
        skip: 0,
        nextPage: 2,
        nextCursor: expect.any(String),
      },
    ]);
    expect([idsOf((await page(4)).racers), (await page(4)).meta]).toEqual([
      ids.slice(4),
      { hasNextPage: false, page: 3, limit: 2, skip: 4, nextPage: null, nextCursor: null },
    ]);
    expect((await admin.get('/jet-ski-racer-details?limit=1000')).body.errors[0].property).toBe(
      'limit',
    );
  });

  test('a racer is found by the slug of the name, also after the name has changed', async () => {
    const admin = await t.admin();
    const { id, racer } = (await create(admin, { name: 'Mateo O’Rourke' })).body;
    const found = async (slug: string) =>
      idsOf(
        (await admin.get(`/jet-ski-racer-details?skip=0&limit=50&order=DESC&slug=${slug}`)).body
          .racers,
      );
    expect(racer.slug).toBe('mateo-orourke');
    expect(await found(racer.slug)).toEqual([id]);
    expect((await admin.put(`/jet-ski-racer-details/${id}`, { name: 'Zoë Marsh' })).body.slug).toBe(
      'zo-marsh',
    );
    expect([await found(racer.slug), await found('zo-marsh')]).toEqual([[], [id]]);
  });

  test('what a picture shows is kept with it, and goes with it', async () => {
    const [admin, fan] = [await t.admin(), await t.person()];
    const { id, racer } = (await create(admin)).body;
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#0a6e6c' },
    })
      .png()
      .toBuffer();
    const send = (fields?: Record<string, string>) =>
      fan.upload(
        'POST',
        `/athletes/upload-image/${racer.athlete.id}`,
        { name: 'media', bytes },
        fields,
      );
    const alt = async () => (await fan.get(`/jet-ski-racer-details/${id}`)).body.athlete.imageAlt;
    expect((await send({ alt: ' At the start, helmet in hand. ' })).body.alt).toBe(
      'At the start, helmet in hand.',
    );
    expect(await alt()).toBe('At the start, helmet in hand.');
    const refused = await send({ alt: 'x'.repeat(301) });
    expect([refused.status, refused.body.errors[0].property, await alt()]).toEqual([
      400,
      'alt',
      'At the start, helmet in hand.',
    ]);
    await send();
    expect(await alt()).toBeNull();
  });

  test('a picture is stored, and its progress can be watched by whoever sends it', async () => {
    const [admin, fan, other] = [await t.admin(), await t.person(), await t.person()];
    const { id, racer } = (await create(admin)).body;
    const bytes = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#0a6e6c',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const progress = async (person: Person) =>
      (await person.get('/athletes/upload-progress/start%20line.png')).body.progress;
    expect(await progress(fan)).toBe(0);
    const sent = await fan.upload('POST', `/athletes/upload-image/${racer.athlete.id}`, {
      name: 'media',
      bytes,
      fileName: 'start line.png',
    });
    expect([sent.status, sent.body]).toEqual([
      200,
      { mediaUrl: expect.stringMatching(/\.webp#widths=160,300$/), alt: null },
    ]);
    expect([await progress(fan), await progress(other)]).toEqual([100, 0]);
    expect((await fan.get(`/jet-ski-racer-details/${id}`)).body.athlete.image).toBe(
      sent.body.mediaUrl,
    );
    expect(
      (await fan.upload('POST', '/athletes/upload-image/nobody', { name: 'media', bytes })).status,
    ).toBe(404);
  });

  test('progress rises while bytes arrive and starts again with the next upload', async () => {
    const [admin, fan] = [await t.admin(), await t.person()];
    const { racer } = (await create(admin)).body;
    await fan.upload('POST', `/athletes/upload-image/${racer.athlete.id}`, {
      name: 'media',
      bytes: Buffer.from('no picture'),
      fileName: 'bad.png',
    });
    const stopped = await findUploadProgress(t.api.context.db, fan.id, 'bad.png');
    expect(stopped).toBeLessThan(100);
    const good = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await fan.upload('POST', `/athletes/upload-image/${racer.athlete.id}`, {
      name: 'media',
      bytes: good,
      fileName: 'bad.png',
    });
    expect(await findUploadProgress(t.api.context.db, fan.id, 'bad.png')).toBe(100);
  });
});
