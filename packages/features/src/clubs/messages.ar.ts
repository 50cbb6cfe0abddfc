import { ARABIC, counted, isolate, type TextsOf } from '../platform/messages';
import type {
  clubsMessages,
  clubScreenMessages,
  clubRulesMessages,
  coOwnershipMessages,
  createClubMessages,
  clubSettingsMessages,
  deleteClubMessages,
} from './messages';

export const clubs: TextsOf<typeof clubsMessages> = {
  title: 'الأندية',
  tabs: 'الأندية',
  yourClubs: 'أنديتك',
  discover: 'الاكتشاف والانضمام',
  search: 'البحث عن أندية',
  searchMine: 'البحث في أنديتي…',
  searchDiscover: 'البحث في أندية للاكتشاف…',
  addClub: 'إضافة نادٍ',
  feed: 'موجزي',
  loadMore: 'تحميل المزيد',
  noMatch: 'لا أندية تطابق بحثك',
  noMatchHint: 'قد يفيد اسم آخر أو كلمة أخرى.',
  noneSoFar: 'لا نادي للانضمام إليه حتى الآن',
  noneSoFarHint: 'كل الأندية التي جرى استعراضها حتى الآن تضم عضويتك أو هي خاصة.',
  lookFurther: 'متابعة البحث',
  noPublicClubs: 'لا أندية عامة',
  noPublicClubsHint: 'يمكنك إنشاء أول نادٍ عام لك أو انتظار أندية الآخرين',
  noClubs: 'لا أندية بعد',
  noClubsHint: 'البداية بالانضمام إلى نادٍ أو بإنشاء نادٍ جديد',
  loadFailed: 'تعذّر تحميل الأندية',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  signIn: 'تسجيل الدخول',
  signInToSee: 'يلزم تسجيل الدخول لعرض أنديتك.',
};

export const clubScreen: TextsOf<typeof clubScreenMessages> = {
  back: 'رجوع',
  backToClubs: 'العودة إلى الأندية',
  settings: 'معلومات النادي',
  tabs: 'أقسام النادي',
  general: 'عام',
  chat: 'الدردشة',
  chatSoon: 'دردشة النادي المباشرة قريبًا…',
  toPosts: 'إلى المنشورات',
  loading: 'جارٍ تحميل النادي…',
  notFound: 'هذا النادي غير موجود',
  notFoundHint: 'ربما أُزيل، أو أن الرابط غير مكتمل.',
  loadFailed: 'تعذّر تحميل هذا النادي',
  membershipFailed: 'تعذّر التحقق من عضويتك',
  channelsFailed: 'تعذّر تحميل القنوات',
  channelMissing: (name) => `لا توجد قناة «${isolate(name)}» في هذا النادي`,
  channelMissingHint: 'ربما تغيّر اسمها أو أُزيلت.',
  sectionClosed: 'هذا القسم من النادي غير متاح لك',
  sectionClosedHint: 'يراه بعض أعضائه فقط.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  joined: 'تم الانضمام إلى النادي',
  joinFailed: 'فشل الانضمام',
  joinFallback: 'تعذّر الانضمام إلى النادي',
  left: 'تمت مغادرة النادي',
  leaveFailed: 'فشلت المغادرة',
  leaveFallback: 'تعذّرت مغادرة النادي',
  leaveQuestion: 'مغادرة هذا النادي الخاص؟',
  leaveHint: 'تتطلب العودة إليه دعوة من مالكه.',
  leave: 'مغادرة',
  signInRequired: 'تسجيل الدخول مطلوب',
  signInToJoin: 'يُرجى تسجيل الدخول للانضمام إلى هذا النادي.',
  missingUserId: 'معرّف المستخدم ناقص',
  noAuthToken: 'رمز الجلسة ناقص',
  members: 'الأعضاء',
  reports: 'البلاغات',
};

export const coOwnership: TextsOf<typeof coOwnershipMessages> = {
  date: (date) => date.toLocaleDateString(ARABIC, { day: 'numeric', month: 'long' }),
  answerFailed: 'تعذّر إرسال ردك',
  resignQuestion: 'التخلي عن الملكية المشاركة؟',
  resignHint: 'تبقى العضوية. ولاستعادة الملكية المشاركة تلزم دعوة من المالك.',
  resign: 'التخلي عنها',
  resigned: 'لم تعد لك ملكية مشاركة',
  resignFailed: 'تعذّر ذلك',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};

export const clubRules: TextsOf<typeof clubRulesMessages> = {
  nameRequired: 'اسم النادي مطلوب',
  nameTooShort: 'اسم النادي قصير جدًا',
  nameMinimum: 'يُرجى كتابة 3 أحرف على الأقل.',
  slugMinimum: 'يجب أن ينتج عن اسم النادي عنوان من 3 أحرف على الأقل.',
};

export const createClub: TextsOf<typeof createClubMessages> = {
  title: 'إنشاء نادٍ',
  created: 'أُنشئ النادي 🎉',
  isLive: (name) => `«${isolate(name)}» متاح الآن.`,
  invited: (count) =>
    counted(count, {
      zero: 'لم يُدعَ أي مالك مشارك.',
      one: 'دُعي مالك مشارك واحد.',
      two: 'دُعي مالكان مشاركان.',
      few: 'دُعي # مالكين مشاركين.',
      many: 'دُعي # مالكًا مشاركًا.',
      other: 'دُعي # مالك مشارك.',
    }),
  signInRequired: 'تسجيل الدخول مطلوب',
  signIn: 'يُرجى تسجيل الدخول لإنشاء نادٍ.',
  failed: 'فشل الإنشاء',
  fallback: 'تعذّر إنشاء النادي. يُرجى المحاولة مرة أخرى.',
};

export const clubSettings: TextsOf<typeof clubSettingsMessages> = {
  title: 'إعدادات النادي',
  owner: 'ملكية النادي لك',
  member: 'لك عضوية في النادي',
  stranger: 'ليست لك عضوية في النادي',
  ownersOnly: 'لا يمكن تعديل هذا النادي إلا للمالك أو لمالك مشارك.',
  signInToEdit: 'يُرجى تسجيل الدخول لتعديل هذا النادي.',
  signIn: 'تسجيل الدخول',
  updated: 'حُدّث النادي',
  updateFailed: 'فشل التحديث',
  pictureUpdated: 'حُدّثت الصورة',
  pictureFailed: 'فشل رفع الصورة',
  changedMeanwhile: 'تغيّرت هذه الإعدادات في هذه الأثناء',
  savedMeanwhile: (name, description) =>
    description
      ? `الاسم الآن «${isolate(name)}»، والوصف «${isolate(description)}».`
      : `الاسم الآن «${isolate(name)}».`,
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};

export const deleteClub: TextsOf<typeof deleteClubMessages> = {
  deleted: 'حُذف النادي',
  failed: 'فشل الحذف',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  unauthorized: 'غير مصرح',
  loggedOut: 'انتهت جلستك. جارٍ تسجيل الدخول من جديد…',
};
