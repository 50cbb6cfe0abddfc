export type { AccountsFakeOptions } from './accounts.fake';
export type { ChatFakeControl, ChatFakeOptions, ChatFault } from './chat.fake';
export type { ClubsFakeOptions, FakeClub } from './clubs.fake';
export type {
  FakeArea,
  FakeBackend,
  FakeBackendOptions,
  FakeCall,
  FakeHandler,
  FakeRequest,
} from './createFakeBackend';
export type { FakeClock } from './fakeClock';
export type { FakeClublineProps } from './FakeClubline';
export type { FakeHost, FakeHostOptions, FakeStorage } from './fakeHost';
export type { FakeSocket, FakeSockets, SocketHandler } from './fakeSocket';
export type { NotificationsFakeOptions } from './notifications.fake';
export type { SettingsFakeOptions } from './settings.fake';
export type { TestSessionOptions } from './createTestSession';
export { FakeClubline } from './FakeClubline';
export { accountsFake, demoUser, fakeToken, startSession } from './accounts.fake';
export { amy, ben, clubsFake, fakeClub, fakePost, minutesAgo } from './clubs.fake';
export { clubModerationFake } from './clubModeration.fake';
export { chatControl, chatFake, chatHistory } from './chat.fake';
export { fakeNotification, notificationsFake, notifyPerson } from './notifications.fake';
export { settingsFake } from './settings.fake';
export { createFakeBackend, FakeReply } from './createFakeBackend';
export { createFakeClock, createStoryClock, FIXED_NOW, settle } from './fakeClock';
export { createFakeHost, createFakeLock, createFakeStorage } from './fakeHost';
export { createFakeSockets } from './fakeSocket';
export { createTestSession, leaveSession } from './createTestSession';
export { fakeProfilePost, peopleFake } from './people.fake';
export type { PeopleFakeOptions } from './people.fake';
export { fakeRacer, racersFake } from './racers.fake';
export type { RacersFakeOptions } from './racers.fake';
