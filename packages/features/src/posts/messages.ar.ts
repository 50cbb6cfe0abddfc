import { counted, isolate, type TextsOf } from '../platform/messages';
import type { postsMessages, reactionsMessages, profilePostsMessages } from './messages';

export const posts: TextsOf<typeof postsMessages> = {
  joinToView: (club) => `تظهر المنشورات بعد الانضمام إلى ${isolate(club)}.`,
  join: (club) => `الانضمام إلى ${isolate(club)}`,
  empty: 'لا منشورات في هذا النادي بعد.',
  write: 'كتابة منشور',
  loading: 'جارٍ تحميل المنشورات…',
  loadFailed: 'تعذّر تحميل المنشورات.',
  retry: 'إعادة المحاولة',
  loadMore: 'تحميل المزيد',
  posted: 'نُشر في النادي',
  postFailed: 'فشل النشر',
  deleted: 'حُذف',
  deleteFailed: 'فشل الحذف',
  notMembers: (names, count) =>
    count === 1
      ? `${isolate(names)} ليس من أعضاء هذا النادي ولن يصله إشعار.`
      : `${isolate(names)} ليسوا من أعضاء هذا النادي ولن يصلهم إشعار.`,
  pinned: 'المنشور مثبَّت',
  unpinned: 'لم يعد المنشور مثبَّتًا',
  pinFailed: 'تعذّر تثبيت المنشور',
  unpinFailed: 'تعذّر إلغاء تثبيت المنشور',
  pinsFull: (max) =>
    counted(max, {
      zero: 'لا يمكن تثبيت أي منشور.',
      one: 'هناك منشور مثبَّت بالفعل. يلزم إلغاء تثبيته أولًا.',
      two: 'هناك منشوران مثبَّتان بالفعل. يلزم إلغاء تثبيت أحدهما أولًا.',
      few: 'هناك # منشورات مثبَّتة بالفعل. يلزم إلغاء تثبيت أحدها أولًا.',
      many: 'هناك # منشورًا مثبَّتًا بالفعل. يلزم إلغاء تثبيت أحدها أولًا.',
      other: 'هناك # منشور مثبَّت بالفعل. يلزم إلغاء تثبيت أحدها أولًا.',
    }),
  commentFailed: 'فشل التعليق',
  commentChangeFailed: 'تعذّر تغيير التعليق',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  notSent: (reason) => `لم يُرسَل: ${isolate(reason)}`,
  newPosts: (count) =>
    counted(count, {
      zero: 'لا منشورات جديدة',
      one: 'منشور جديد واحد',
      two: 'منشوران جديدان',
      few: '# منشورات جديدة',
      many: '# منشورًا جديدًا',
      other: '# منشور جديد',
    }),
  deletedMeanwhile: 'حُذف هذا المنشور أثناء كتابتك تعليقًا',
  closedMeanwhile: 'لم يُرسَل ما كان قيد الكتابة هنا',
  answeredGone: 'التعليق الذي كان الرد عليه لم يعد هنا.',
  answeredGoneHint: 'يبقى النص محفوظًا إلى أن يُختار ما يُفعل به.',
  ownComment: 'تحويله إلى تعليق',
  copyText: 'نسخ النص',
  textCopied: 'نُسخ النص',
  copyFailed: 'تعذّر نسخ النص',
  discardText: 'تجاهل',
  postGone: 'المنشور المقصود بهذا الرابط لم يعد هنا.',
  commentGone: 'التعليق المقصود بهذا الرابط لم يعد هنا.',
  linkNotCopied: 'تعذّر نسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  shareFailed: 'تعذّرت مشاركة الرابط',
};

export const reactions: TextsOf<typeof reactionsMessages> = {
  signInRequired: 'تسجيل الدخول مطلوب',
  signInToReact: 'يجب تسجيل الدخول للتفاعل.',
  unauthorized: 'غير مصرح',
  sessionExpired: 'ربما انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  failed: 'فشل التفاعل',
};

export const profilePosts: TextsOf<typeof profilePostsMessages> = {
  empty: 'لا منشورات بعد.',
  emptyOwn: 'لا منشورات لك بعد. كيف كان السباق؟',
  write: 'كتابة منشور',
  follow: (name) => `متابعة ${isolate(name)}`,
  loading: 'جارٍ تحميل المنشورات…',
  loadFailed: 'تعذّر تحميل المنشورات.',
  retry: 'إعادة المحاولة',
  loadMore: 'تحميل المزيد',
  posted: 'نُشر',
  postFailed: 'فشل النشر',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  notSent: (reason) => `لم يُرسَل: ${isolate(reason)}`,
  changeFailed: 'تعذّر تغيير المنشور',
  noMediaUrl: 'نجح الرفع، لكن من دون عنوان للصورة.',
  connectionLost: 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.',
};
