import { expect, test } from 'vitest';
import { catalogueRows } from './catalogueRows';
import { isOfLostConnection, kindOf } from './messageKinds';

test.each([
  ['ui notificationList.empty', 'empty'],
  ['ui followList.noMatches', 'empty'],
  ['features clubs.noClubsHint', 'empty'],
  ['features clubScreen.channelsFailed', 'error'],
  ['features authError.emailInvalid', 'error'],
  ['ui postComposer.tooManyPictures', 'error'],
  ['features moderation.removeCoOwnerConfirm', 'confirmation'],
  ['features notificationToast.allMarked', 'toast'],
  ['features notificationToast.serverError', 'error'],
  ['features clubScreen.joined', 'toast'],
  ['features clubSettings.pictureUpdated', 'toast'],
  ['features deleteClub.deleted', 'toast'],
  ['features coOwnership.resigned', 'toast'],
  ['features clubScreen.leaveFailed', 'error'],
  ['features results.unknown.race', 'error'],
  ['features clubScreen.notFound', 'error'],
  ['features clubRules.slugMinimum', 'error'],
  ['features posts.closedMeanwhile', 'error'],
  ['features createRacer.racerExists', 'error'],
  ['features deleteClub.loggedOut', 'error'],
  ['features frameSignIn.lost', 'error'],
  ['features homeFeed.partMissing', 'error'],
  ['features posts.pinsFull', 'error'],
  ['ui liveResults.stale', 'error'],
  ['ui unsentNote.retry', 'label'],
  ['features errorScreen.home', 'label'],
  ['features auth.confirmPassword', 'label'],
  ['ui explainPlace.tieLostTo', 'label'],
  ['ui explainPlace.tieLost', 'label'],
  ['ui topBar.messages', 'label'],
  ['ui toastRegion.dismiss', 'label'],
  ['features notifications.title', 'label'],
])('%s is a message of the kind %s', (id, kind) => {
  expect(kindOf(id, 'Words')).toBe(kind);
});

test('what could not be done is an error, whatever its key', () => {
  expect(kindOf('ui thing.text', 'Couldn’t load posts.')).toBe('error');
  expect(kindOf('ui thing.text', 'Age must be a number.')).toBe('error');
  expect(kindOf('ui thing.text', 'Invalid email format.')).toBe('error');
});

test.each([
  ['features clubScreen.noAuthToken', 'No auth token'],
  ['features racers.noMediaUrl', 'Upload succeeded but no mediaUrl returned.'],
  ['features partnerKeys.noName', 'The name of the partner is required.'],
])('%s is an error, though its key begins as that of an empty list', (id, text) => {
  expect(kindOf(id, text)).toBe('error');
});

test('a question before something is done is a confirmation, and a field’s label is none', () => {
  expect(kindOf('features logout.title', 'Log out?')).toBe('confirmation');
  expect(kindOf('ui searchPanel.start', 'Who or what are you looking for?')).toBe('label');
});

test('what is read while the connection is lost is found in one place', () => {
  const found = catalogueRows.filter(({ isOffline }) => isOffline).map(({ id }) => id);
  expect(found).toEqual(
    expect.arrayContaining([
      'features offline.title',
      'features connection.unreachable',
      'ui chatRoom.reconnectingNote',
      'ui chatRoom.waiting',
      'ui chatRoom.uncertain',
      'ui searchPanel.offlineHint',
      'ui pushSettings.offlineHint',
      'ui unsentNote.waiting',
      'ui liveResults.stale',
    ]),
  );
  expect(isOfLostConnection('features devices.name', 'Connected devices')).toBe(false);
});

test('every message of the kind "empty" stands where nothing is, and nothing went wrong', () => {
  const wrong = catalogueRows
    .filter(({ kind }) => kind === 'empty')
    .filter(({ english }) => /required|token|returned|not found|could|failed/i.test(english));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
