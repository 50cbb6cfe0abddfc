import { expect, test } from 'vitest';
import { kindOf } from './messageKinds';

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
