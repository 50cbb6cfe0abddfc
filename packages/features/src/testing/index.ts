export type { ClubsFakeOptions, FakeClub } from './clubs/clubs.store';
export type { FakeBackend } from './createFakeBackend';
export type { FakeClock } from './fakeClock';
export type { FakeClublineProps } from './FakeClubline';
export type { FakeEnvironment } from './fakeEnvironment';
export type { NotificationsFakeOptions } from './notifications.fake';
export type { AccountFakeOptions } from './account.fake';
export { FakeClubline } from './FakeClubline';
export { authFake, demoUser, fakeToken } from './auth.fake';
export { clubsFake } from './clubs/clubs.fake';
export { amy, ben, fakeClub, fakePost, minutesAgo } from './clubs/clubs.store';
export { clubModerationFake } from './moderation.fake';
export { chatFake } from './chat/chat.fake';
export {
  fakeNotification,
  forgetNotification,
  notificationsFake,
  notifyPerson,
} from './notifications.fake';
export { accountFake, emailUser } from './account.fake';
export { devicesFake, deviceUser } from './devices.fake';
export { passwordChangeFake, passwordUser } from './passwordChange.fake';
export { createFakePasskeys, type FakePasskeys } from './passkeys/createFakePasskeys';
export { createFakePush, pushFake, pushUser, type FakePush } from './push/push.fake';
export { passkeysFake, passkeyUser, RECOVERY_CODE } from './passkeys/passkeys.fake';
export { NEW_PARTNER_KEY, partnersFake } from './partners/partners.fake';
export { createFakeBackend, FakeReply } from './createFakeBackend';
export { createFakeClock, createStoryClock, FIXED_NOW, settle } from './fakeClock';
export { createFakeEnvironment, createFakeLock, createFakeStorage } from './fakeEnvironment';
export { createFakeSockets } from './fakeSocket';
export { createTestSession, leaveSession } from './createTestSession';
export { fakeProfilePost } from './profiles/profiles.store';
export { fakeRacer } from './racers.fake';
export { recordPath } from './recordPath';
