/**
 * Every text of this package in Arabic, by the name of its messages: for `labels`, or all of them
 * for `MessagesProvider`.
 */
export { deviceAge, devices } from '../../account/devices/messages.ar';
export { emailConfirmation } from '../../account/email/messages.ar';
export { passkeyProblem } from '../../platform/passkeys/messages.ar';
export { passkeyAge, passkeys } from '../../account/passkeys/messages.ar';
export { passwordChange } from '../../account/password/messages.ar';
export { settings, settingsToast } from '../../account/messages.ar';
export { passkeySignIn } from '../../auth/passkeys/messages.ar';
export { auth, authError, authToast, frameSignIn } from '../../auth/messages.ar';
export { channels } from '../../channels/messages.ar';
export { chat } from '../../chat/messages.ar';
export {
  clubs,
  clubScreen,
  clubRules,
  coOwnership,
  createClub,
  clubSettings,
  deleteClub,
} from '../../clubs/messages.ar';
export { contact } from '../../contact/messages.ar';
export { home, homeFeed } from '../../home/messages.ar';
export { terms } from '../../legal/messages.ar';
export { moderation } from '../../moderation/messages.ar';
export { push } from '../../account/push/messages.ar';
export { notificationSentence, notificationToast } from '../../notifications/messages.ar';
export { partnerKeys } from '../../partners/messages.ar';
export { feedAge, notificationAge, profilePostAge } from '../../platform/dates/messages.ar';
export { drafts } from '../../platform/drafts/messages.ar';
export { sessionEnd } from '../../auth/authGuard/messages.ar';
export { leaving } from '../../platform/leaving/messages.ar';
export { fieldError } from '../../platform/fieldErrors/messages.ar';
export { connection } from '../../platform/provider/messages.ar';
export { routes } from '../../platform/routes/messages.ar';
export { posts, reactions, profilePosts } from '../../posts/messages.ar';
export { profileChoice } from '../../profiles/choices/messages.ar';
export { profiles } from '../../profiles/messages.ar';
export { createRacer, racers } from '../../racers/messages.ar';
export { results } from '../../results/messages.ar';
export { scores } from '../../scores/messages.ar';
export { explore, search } from '../../search/messages.ar';
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
} from '../../shell/messages.ar';
