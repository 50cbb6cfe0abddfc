import type { adminCopy } from '../admin/copy';
import type { authCopy, authErrorCopy, authToastCopy } from '../auth/copy';
import type { chatCopy } from '../chat/copy';
import type {
  clubsCopy,
  clubPageCopy,
  clubRulesCopy,
  createClubCopy,
  clubSettingsCopy,
  deleteClubCopy,
} from '../clubs/copy';
import type { contactCopy } from '../contact/copy';
import type { feedCopy, feedTimeCopy } from '../feed/copy';
import type { frameSignInCopy } from '../frameSignIn/copy';
import type { gateCopy } from '../gate/copy';
import type { homeCopy } from '../home/copy';
import type { notificationToastCopy, notificationTimeCopy } from '../notifications/copy';
import type { peopleCopy } from '../people/copy';
import type { placeholderCopy } from '../placeholders/copy';
import type { postAgeCopy, profilePostsCopy } from '../profilePosts/copy';
import type { connectionCopy } from '../provider/copy';
import type { racersCopy } from '../racers/copy';
import type { reactionsCopy } from '../reactions/copy';
import type { scoresCopy } from '../scores/copy';
import type { settingsCopy, settingsToastCopy } from '../settings/copy';
import type { logoutCopy } from '../shell/copy';
import type { termsCopy } from '../terms/copy';
import type { themeMenuCopy } from '../theme/copy';

/** Every text of this package, by feature. */
export interface FeaturesMessages {
  admin: typeof adminCopy;
  auth: typeof authCopy;
  authError: typeof authErrorCopy;
  authToast: typeof authToastCopy;
  chat: typeof chatCopy;
  clubPage: typeof clubPageCopy;
  clubRules: typeof clubRulesCopy;
  clubs: typeof clubsCopy;
  clubSettings: typeof clubSettingsCopy;
  connection: typeof connectionCopy;
  contact: typeof contactCopy;
  createClub: typeof createClubCopy;
  deleteClub: typeof deleteClubCopy;
  feed: typeof feedCopy;
  feedTime: typeof feedTimeCopy;
  frameSignIn: typeof frameSignInCopy;
  gate: typeof gateCopy;
  home: typeof homeCopy;
  logout: typeof logoutCopy;
  notificationTime: typeof notificationTimeCopy;
  notificationToast: typeof notificationToastCopy;
  people: typeof peopleCopy;
  placeholder: typeof placeholderCopy;
  postAge: typeof postAgeCopy;
  profilePosts: typeof profilePostsCopy;
  racers: typeof racersCopy;
  reactions: typeof reactionsCopy;
  scores: typeof scoresCopy;
  settings: typeof settingsCopy;
  settingsToast: typeof settingsToastCopy;
  terms: typeof termsCopy;
  themeMenu: typeof themeMenuCopy;
}
