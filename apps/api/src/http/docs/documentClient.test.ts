import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../modules/account';
import { describeApi } from '../../testing/describeApi';
import { schemaMismatch, operationsOf, valueFor } from '../../testing/documentClient';
import type { Operation } from '../../testing/documentClient';
import { addressOf } from '../../testing/sockets';

type Document = Parameters<typeof operationsOf>[0];
type Known = Record<string, unknown>;

/**
 * What must be there before the rest can be asked for, in this order; all else follows in the
 * document's own.
 */
const FIRST = [
  'postAuthSignUp',
  'postAuthSignIn',
  'postClubs',
  'postClubSocialClubPosts',
  'postClubSocialClubComments',
  'postSocialProfilePosts',
  'postSocialProfilePostsUploadMedia',
  'getClubChannelsByClubId',
  'postClubChannelsByChannelIdMessages',
  'postJetSkiRacerDetails',
  'postLiveChatsCreateChatRoom',
  'postUsersByIdFollowUser',
  'getNotificationsByUserId',
  'postAdminPartnerKeys',
];
/** What changes or ends what the others need. */
const LAST = [
  'deleteAdminPartnerKeysById',
  'patchUsersUpdateUsername',
  'deleteClubChannelsByChannelIdMessagesByMessageId',
  'deleteSocialProfilePostsByPostId',
  'deleteClubSocialClubPostsByClubIdByPostIdByUserId',
  'deleteClubsById',
  'postAuthRefresh',
  'postAuthLogout',
];
/**
 * Rightly refused: an owner cannot leave, is not invited to be a co-owner and does not resign,
 * nobody reports their own post, nobody has a mailed token or a passkey here, this is the only
 * device, nobody shows another password than one that is made up, and no push service is.
 */
const REFUSED: Record<string, number> = {
  deleteClubsByIdLeave: 403,
  putClubsByIdCoOwnersByUserId: 403,
  deleteClubsByIdCoOwnersByUserId: 403,
  postClubSocialClubPostsByPostIdReports: 403,
  deleteAccountDevicesById: 404,
  postAuthChangePassword: 400,
  postAuthPasskeySignIn: 400,
  putAccountPushSubscription: 400,
  postAccountPasskeys: 400,
  deleteAccountPasskeysById: 404,
  postAuthResetPassword: 400,
  postResetPasswordPage: 400,
  getResetPasswordPage: 400,
  getConfirmEmailPage: 400,
  postConfirmEmailPage: 400,
  postContactPage: 400,
  postAuthSignInPage: 400,
  postAuthSignUpPage: 400,
  getUploadsPrivateByName: 404,
};
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a browser may guess in which signs an answer that is text is written. */
const isWithoutCharset = (mediaType: string | null): boolean =>
  /^text\/|json|xml|javascript/.test(mediaType ?? '') && !/; ?charset=utf-8$/i.test(mediaType!);

describeApi('a client that knows the API document only', (t) => {
  let address: string;
  let document: Document;
  let operations: Operation[];
  let picture: Blob;

  beforeAll(async () => {
    address = await addressOf(t.api);
    document = (await (await fetch(`${address}/api/docs/json`)).json()) as Document;
    const place = ({ operationId, method }: Operation) =>
      FIRST.includes(operationId)
        ? FIRST.indexOf(operationId)
        : 100 + METHODS.indexOf(method) + 100 * (LAST.indexOf(operationId) + 1);
    operations = operationsOf(document).sort((a, b) => place(a) - place(b));
    picture = new Blob([
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#22d3c8' } })
        .png()
        .toBuffer(),
    ]);
  });

  async function ask(
    { method, path, parameters = [], requestBody }: Operation,
    known: Known,
    token?: unknown,
  ) {
    const url = new URL(
      address +
        path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
          const schema = parameters.find(
            (parameter) => parameter.name === name && parameter.in === 'path',
          )!.schema;
          return encodeURIComponent(
            String(valueFor(schema, { ...known, ...meantBy(path, known) }, name)),
          );
        }),
    );
    for (const { name, in: place, required, schema } of parameters) {
      if (
        place === 'query' &&
        (required === true || schema.enum !== undefined || schema.minimum !== undefined)
      )
        url.searchParams.set(name, String(valueFor(schema, {}, name)));
    }
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const value = content === undefined ? undefined : valueFor(content.schema, known);
    const headers = {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${String(token)}` }),
      ...(type === 'application/json' ? { 'content-type': type } : {}),
    };
    const body =
      value === undefined
        ? null
        : type === 'application/json'
          ? JSON.stringify(value)
          : type === 'application/x-www-form-urlencoded'
            ? new URLSearchParams(value as Record<string, string>)
            : formOf(value as Record<string, string | Blob>);
    const answer = await fetch(url, { method, headers, body, redirect: 'manual' });
    const text = await answer.text();
    const mediaType = answer.headers.get('content-type');
    return {
      status: answer.status,
      mediaType,
      body: mediaType?.includes('json') === true ? (JSON.parse(text) as unknown) : text,
    };
  }

  /** Some names mean what the path is about. */
  function meantBy(path: string, known: Known): Known {
    // Owners neither mute, ban nor invite themselves.
    const target = /\/(mutes|bans|co-owner-invitations)\/\{userId\}$/.test(path)
      ? { userId: known['userToFollowId'] }
      : {};
    const postId = path.startsWith('/api/social') ? known['profilePostId'] : known['clubPostId'];
    const id = path.startsWith('/api/admin/partner-keys')
      ? known['partnerKeyId']
      : path.startsWith('/api/clubs')
        ? known['clubId']
        : path.startsWith('/api/jet-ski')
          ? known['racerId']
          : // Who asks is an administrator, and those are not disabled by a call.
            path.startsWith('/api/admin/people')
            ? known['userToFollowId']
            : known['userId'];
    return {
      id,
      postId,
      ...target,
      ...(path.startsWith('/api/uploads') ? { name: known['uploaded'] } : {}),
    };
  }

  function formOf(values: Record<string, string | Blob>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, 'picture.png');
    }
    return form;
  }

  const tokenFor = ({ security }: Operation, known: Known) =>
    JSON.stringify(security ?? []).includes('partnerKey') ? known['secret'] : known['accessToken'];

  test('calls every operation by it, and is answered as the document says', async () => {
    const star = await t.person();
    const known: Known = {
      media: picture,
      profilePicture: picture,
      'club-picture': picture,
      userToFollowId: star.id,
      userToUnfollowId: star.id,
      matchId: 'match_1',
      content: 'Hello',
      clubId: '',
    };
    const misfits: string[] = [];
    let called = 0;
    for (const operation of operations) {
      const { operationId, path } = operation;
      // The same property is a file in forms and an address elsewhere; who is told of a follow is
      // the person followed.
      const { profilePicture: _file, ...rest } = known;
      const given =
        operationId === 'postNotifications'
          ? { ...rest, userId: star.id, senderId: known['userId'] }
          : operationId.includes('Picture')
            ? known
            : rest;
      const { status, mediaType, body } = await ask(operation, given, tokenFor(operation, known));
      called += 1;
      const wrong =
        schemaMismatch(document, operation, status, mediaType, body) ??
        (isWithoutCharset(mediaType) ? `comes as ${mediaType}` : null) ??
        (status < 400 || status === REFUSED[operationId] ? null : `is refused with ${status}`);
      if (wrong !== null)
        misfits.push(`${operationId} ${path} ${wrong} ${JSON.stringify(body).slice(0, 300)}`);
      await learn(operationId, body, known, star);
    }
    expect(misfits).toEqual([]);
    expect(called).toBeGreaterThan(75);
  }, 60_000);

  async function learn(
    operationId: string,
    // oxlint-disable-next-line typescript/no-explicit-any
    body: any,
    known: Known,
    star: Awaited<ReturnType<typeof t.person>>,
  ): Promise<void> {
    const { data } = (body ?? {}) as { data?: Record<string, { id: string }> };
    switch (operationId) {
      case 'postAuthSignUp':
        Object.assign(known, {
          userId: body.user.id,
          ownerId: body.user.id,
          email: body.user.email,
          username: body.user.username,
        });
        await makeAdmin(t.api.context.db, body.user.id);
        break;
      case 'postAuthSignIn':
        Object.assign(known, { accessToken: body.accessToken, refreshToken: body.refreshToken });
        await star.post(`/users/${star.id}/follow-user`, { userToFollowId: known['userId'] });
        break;
      case 'postClubs':
        known['clubId'] = data!['club']!.id;
        break;
      case 'postClubSocialClubPosts':
        known['clubPostId'] = data!['post']!.id;
        break;
      case 'postClubSocialClubComments':
        known['commentId'] = data!['comment']!.id;
        break;
      case 'postSocialProfilePosts':
        known['profilePostId'] = data!['profilePost']!.id;
        break;
      case 'getClubChannelsByClubId':
        known['channelId'] = body.data.channels[0].id;
        break;
      case 'postClubChannelsByChannelIdMessages':
        Object.assign(known, {
          messageId: data!['message']!.id,
          clubChannelMessageId: data!['message']!.id,
        });
        break;
      case 'postJetSkiRacerDetails':
        Object.assign(known, { racerId: body.id, athleteId: body.racer.athlete.id });
        break;
      case 'postSocialProfilePostsUploadMedia':
        known['uploaded'] = body.data.mediaUrl.split('/').at(-1);
        break;
      case 'postAdminPartnerKeys':
        Object.assign(known, { secret: body.data.secret, partnerKeyId: body.data.key.id });
        break;
      case 'getScoreboards':
        known['board'] = body.data.boards[0].id;
        break;
      case 'getScoreboardsByBoard':
        known['font'] = /fonts\/([\w.-]+)/.exec(body)![1];
        break;
      case 'getNotificationsByUserId':
        known['notificationId'] = body.notifications[0].id;
        break;
      default:
    }
  }

  test(
    'is turned away without a token wherever the document asks for one, in the documented ' +
      'words',
    async () => {
      const closed = operations.filter(({ security }) => security !== undefined);
      expect(closed.length).toBeGreaterThan(60);
      for (const operation of closed) {
        const { status, mediaType, body } = await ask(operation, {
          media: picture,
          profilePicture: picture,
          'club-picture': picture,
        });
        expect([
          operation.operationId,
          status,
          schemaMismatch(document, operation, status, mediaType, body),
        ]).toEqual([operation.operationId, 401, null]);
      }
    },
  );

  test('would notice an answer that the document does not describe', () => {
    const me = operations.find(({ operationId }) => operationId === 'putUsersUpdateBio')!;
    const user = { user: { id: 'x' } };
    expect(schemaMismatch(document, me, 200, 'application/json', user)).toMatch(/username/);
    expect(schemaMismatch(document, me, 202, 'application/json', {})).toMatch(/not documented/);
    expect(schemaMismatch(document, me, 200, 'text/plain', 'x')).toMatch(/text\/plain/);
  });

  test('names every operation once and says which bodies may be left out', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const body = (id: string) =>
      operations.find(({ operationId }) => operationId === id)!.requestBody?.required;
    expect([body('postClubsByIdJoin'), body('postAuthLogout'), body('postClubs')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
