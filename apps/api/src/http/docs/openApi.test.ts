import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';

describeApi('the API document', (t) => {
  test('describes forms by their parts, the file as bytes', async () => {
    const { body } = await t.visitor.get('/docs/json');
    expect(
      body.paths['/api/clubs/{id}/image'].patch.requestBody.content['multipart/form-data'].schema,
    ).toEqual({
      type: 'object',
      properties: {
        'club-picture': { type: 'string', format: 'binary', description: 'the picture' },
      },
      required: ['club-picture'],
    });
    const form =
      body.paths['/api/users/update-profile-picture'].post.requestBody.content[
        'multipart/form-data'
      ].schema;
    expect(form.properties).toMatchObject({
      profilePicture: { format: 'binary' },
      email: { type: 'string' },
    });
    expect(form.properties.email).not.toHaveProperty('format');
    const media =
      body.paths['/api/clubs/{id}/media'].post.requestBody.content['multipart/form-data'].schema;
    expect(Object.keys(media.properties)).toEqual(['media', 'clientId']);
    expect(media.required).toEqual(['media']);
  });

  test('describes what pages send as the forms that they are', async () => {
    const { body } = await t.visitor.get('/docs/json');
    for (const path of ['/reset-password', '/confirm-email'])
      expect(Object.keys(body.paths[path].post.requestBody.content)).toEqual([
        'application/x-www-form-urlencoded',
      ]);
  });

  test('names who may call what, and shows what a body holds', async () => {
    const { body } = await t.visitor.get('/docs/json');
    const operation = body.paths['/api/club-social/club-posts'].post;
    expect(operation.description).toContain(
      'Who may: members of the club who are not muted, as themselves.',
    );
    expect(operation.security).toEqual([{ bearer: [] }]);
    expect(
      Object.keys(operation.requestBody.content['application/json'].schema.properties),
    ).toEqual(['userId', 'clubId', 'content', 'mediaUrls', 'mediaAlts', 'clientId']);
  });
});
