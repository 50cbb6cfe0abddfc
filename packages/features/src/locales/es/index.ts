/**
 * Every text of this package in Spanish, by the name of its messages: for `labels`, or all of them
 * for `MessagesProvider`.
 */
export { deviceAge, devices } from '../../account/devices/messages.es';
export { emailConfirmation } from '../../account/email/messages.es';
export { passkeyProblem } from '../../platform/passkeys/messages.es';
export { passkeyAge, passkeys } from '../../account/passkeys/messages.es';
export { passwordChange } from '../../account/password/messages.es';
export { settings, settingsToast } from '../../account/messages.es';
export { passkeySignIn } from '../../auth/passkeys/messages.es';
export { auth, authError, authToast, frameSignIn } from '../../auth/messages.es';
export { channels } from '../../channels/messages.es';
export { chat } from '../../chat/messages.es';
export {
  clubs,
  clubScreen,
  clubRules,
  coOwnership,
  createClub,
  clubSettings,
  deleteClub,
} from '../../clubs/messages.es';
export { contact } from '../../contact/messages.es';
export { home, homeFeed } from '../../home/messages.es';
export { terms } from '../../legal/messages.es';
export { moderation } from '../../moderation/messages.es';
export { push } from '../../account/push/messages.es';
export { notificationSentence, notificationToast } from '../../notifications/messages.es';
export { partnerKeys } from '../../partners/messages.es';
export { feedAge, notificationAge, profilePostAge } from '../../platform/dates/messages.es';
export { drafts } from '../../platform/drafts/messages.es';
export { sessionEnd } from '../../auth/authGuard/messages.es';
export { leaving } from '../../platform/leaving/messages.es';
export { fieldError } from '../../platform/fieldErrors/messages.es';
export { connection } from '../../platform/provider/messages.es';
export { routes } from '../../platform/routes/messages.es';
export { posts, reactions, profilePosts } from '../../posts/messages.es';
export { profileChoice } from '../../profiles/choices/messages.es';
export { profiles } from '../../profiles/messages.es';
export { createRacer, racers } from '../../racers/messages.es';
export { results } from '../../results/messages.es';
export { scores } from '../../scores/messages.es';
export { explore, search } from '../../search/messages.es';
export {
  accountMenu,
  createActions,
  liveRoom,
  logout,
  errorScreen,
  offline,
  offlineAge,
  placeholder,
  searchFailure,
} from '../../shell/messages.es';
